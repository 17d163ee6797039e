import type { resetPassword as en } from '../en/reset-password.ts';

export const resetPassword: typeof en = {
  title: 'Passwort zurücksetzen',
  lead: 'Nennen Sie uns Ihre Adresse, und wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  email: 'E-Mail',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  backToSignIn: 'Zurück zur Anmeldung',
  sentHeading: 'Sehen Sie in Ihr Postfach',
  sent: (email) =>
    `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang.`,
  sentHint:
    'Nach ein paar Minuten ist nichts da? Sehen Sie im Spam-Ordner nach, oder prüfen Sie die Adresse.',
  again: 'Erneut senden oder Adresse ändern',

  verifying: 'Ihr Link wird geprüft …',
  chooseFor: (email) => `Wählen Sie ein neues Passwort für ${email}.`,
  newPassword: 'Neues Passwort',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  saved: 'Passwort gespeichert',
  savedText: 'Sie können sich jetzt damit anmelden.',
  signIn: 'Zur Anmeldung',
  newLink: 'Neuen Link anfordern',
  expiredHeading: 'Dieser Link ist abgelaufen',
  expiredText: 'Ein Link gilt eine Stunde lang. Fordern Sie einen neuen an, und verwenden Sie ihn bald.',
  invalidHeading: 'Dieser Link ist nicht verwendbar',
  invalidText:
    'Er wurde schon verwendet, oder ein neuerer hat ihn ersetzt. Wenn Sie bereits ein neues Passwort gewählt haben, melden Sie sich damit an.',
  retry: 'Noch einmal versuchen',
  errors: {
    'too-many-requests': () => 'Das waren zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  },
};
