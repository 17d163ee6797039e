import { MOST_RENAMES } from '#domain/accounts/model/account-limits.ts';
import type { profile } from './profile-copy.ts';

export const texts: typeof profile = {
  title: 'Ihr Profil',
  lead: 'Ihr Name und wie Sie sich anmelden.',
  nameHeading: 'Ihr Name',
  name: 'Name',
  nameHint: 'Die Administration sieht ihn und Ihre früheren Namen.',
  nameSeenBy: {
    passenger: 'Ihre Fahrer sehen nur diesen.',
    driver: 'Ihre Fahrgäste sehen nur diesen.',
    admin: 'Alle, über deren Konto Sie entscheiden, sehen nur diesen auf ihrem Profil.',
    system_admin: 'Alle, über deren Konto Sie entscheiden, sehen nur diesen auf ihrem Profil.',
  },
  saveName: 'Namen speichern',
  saving: 'Wird gespeichert …',
  nameSaved: 'Name gespeichert',
  nameSavedText: (name) => `Ihr Name ist jetzt ${name}.`,
  nameLocked: 'Ihren Namen können Sie ändern, sobald die Administration Ihr Konto freigegeben hat.',
  nameUsedUp: `Sie haben Ihren Namen ${MOST_RENAMES} Mal geändert; weitere Änderungen sind nicht möglich. Ist er falsch, wenden Sie sich an die Administration.`,
  passwordHeading: 'Ihr Passwort',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  savePassword: 'Passwort ändern',
  passwordSaved: 'Passwort geändert',
  passwordSavedText: 'Auf anderen Geräten müssen Sie sich neu anmelden.',
  devicesHeading: 'Andere Geräte',
  devices:
    'Waren Sie auf einem fremden Gerät angemeldet, oder ist eines verloren gegangen? Melden Sie sich überall sonst ab; hier bleiben Sie angemeldet.',
  signOutElsewhere: 'Überall sonst abmelden',
  signingOutElsewhere: 'Wird abgemeldet …',
  devicesPassword: 'Mit Ihrem Passwort bestätigen',
  cancel: 'Zurück',
  devicesSignedOut: 'Überall sonst abgemeldet',
  devicesSignedOutText:
    'Die anderen Geräte haben keinen Zugriff mehr. Dort offene Seiten werden innerhalb einer Minute abgemeldet.',
  devicesErrors: {
    'invalid-credentials': () => 'Das ist nicht Ihr Passwort.',
    'too-many-requests': () => 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  },
  addressHeading: 'E-Mail-Adresse bestätigen',
  address: (email) =>
    `Bitte bestätigen Sie, dass ${email} Ihnen gehört: Lassen Sie sich die E-Mail senden, öffnen Sie den Link darin, und melden Sie sich danach neu an.`,
  leavingHeading: 'Konto schließen',
  leaving:
    'Hier können Sie Ihr Konto nicht schließen. Bitten Sie die Administration, Ihr Profil, Ihre E\u2011Mail-Adresse und Ihren Zugang zu löschen.',
  passwordErrors: {
    'invalid-credentials': () => 'Das ist nicht Ihr aktuelles Passwort.',
    'too-many-requests': () => 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    network: () =>
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Wird Ihr aktuelles Passwort dann abgelehnt, ist die Änderung bereits erfolgt: Verwenden Sie das neue.',
  },
};
