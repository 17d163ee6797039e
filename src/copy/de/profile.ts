import type { profile } from '../profile.ts';

export const texts: typeof profile = {
  title: 'Ihr Profil',
  lead: 'Ihr Name und wie Sie sich anmelden.',
  nameHeading: 'Ihr Name',
  name: 'Name',
  nameHint: 'Für die Administration sichtbar.',
  saveName: 'Namen speichern',
  saving: 'Wird gespeichert …',
  nameSaved: 'Name gespeichert',
  nameSavedText: (name) => `Ihr Name ist jetzt ${name}.`,
  nameLocked: 'Ihren Namen können Sie ändern, sobald die Administration Ihr Konto freigegeben hat.',
  passwordHeading: 'Ihr Passwort',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  savePassword: 'Passwort ändern',
  passwordSaved: 'Passwort geändert',
  passwordSavedText: 'Auf anderen Geräten müssen Sie sich neu anmelden.',
  leavingHeading: 'Konto schließen',
  leaving:
    'Hier können Sie Ihr Konto nicht löschen. Bitten Sie die Administration, Ihr Profil, Ihre Adresse und Ihren Zugang zu entfernen.',
  passwordErrors: {
    'invalid-credentials': () => 'Das ist nicht Ihr aktuelles Passwort.',
    'too-many-requests': () => 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    network: () =>
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Wird Ihr aktuelles Passwort dann abgelehnt, ist die Änderung bereits erfolgt: Verwenden Sie das neue.',
  },
};
