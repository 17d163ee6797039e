import type { profile as en } from '../en/profile.ts';

export const profile: typeof en = {
  title: 'Ihr Profil',
  lead: 'Wer Sie hier sind und wie Sie sich anmelden.',
  nameHeading: 'Wie Sie heißen',
  name: 'Name',
  nameHint: 'So sehen ihn Fahrer und Fahrgäste.',
  saveName: 'Namen speichern',
  saving: 'Wird gespeichert …',
  nameSaved: 'Name gespeichert',
  nameSavedText: (name) => `Sie heißen ab jetzt ${name}.`,
  nameLocked: 'Ihren Namen können Sie ändern, sobald die Administration Ihr Konto freigegeben hat.',
  passwordHeading: 'Ihr Passwort',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  savePassword: 'Passwort ändern',
  passwordSaved: 'Passwort geändert',
  passwordSavedText: 'Andere Geräte müssen sich neu anmelden.',
  leavingHeading: 'Konto verlassen',
  leaving:
    'Hier können Sie Ihr Konto nicht löschen. Bitten Sie die Administration darum: Dann werden Profil, Adresse und Zugang entfernt.',
  passwordErrors: {
    'invalid-credentials': () => 'Das ist nicht Ihr aktuelles Passwort.',
    'too-many-requests': () => 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    network: () =>
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Wird Ihr aktuelles Passwort dann abgelehnt, gilt schon das neue.',
  },
};
