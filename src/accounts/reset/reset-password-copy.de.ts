import type { resetPassword } from './reset-password-copy.ts';

export const texts: typeof resetPassword = {
  title: 'Passwort zurücksetzen',
  lead: 'Geben Sie Ihre E\u2011Mail-Adresse ein, und wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
  signedInAs: (email) =>
    `Sie sind als ${email} angemeldet. Geben Sie die Adresse des Kontos ein, dessen Passwort Sie vergessen haben.`,
  dashboard: 'Zu Ihrer Übersicht',
  email: 'E-Mail',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  backToSignIn: 'Zurück zur Anmeldung',
  sentHeading: 'Sehen Sie in Ihrem Postfach nach',
  sent: (email) =>
    `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und läuft nach einer Stunde ab.`,
  sentHint: 'Nach ein paar Minuten noch nichts da? Prüfen Sie Ihren Spam-Ordner und die Adresse oben.',
  again: 'Erneut senden oder Adresse ändern',

  verifying: 'Ihr Link wird geprüft …',
  chooseFor: (email) => `Wählen Sie ein neues Passwort für ${email}.`,
  newPassword: 'Neues Passwort',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  saved: 'Passwort gespeichert',
  savedText: (email) => `Es gilt jetzt für ${email}.`,
  signIn: 'Zur Anmeldung',
  newLink: 'Neuen Link anfordern',
  refused: {
    'link-expired': {
      heading: 'Dieser Link ist abgelaufen',
      text: 'Links laufen nach einer Stunde ab. Fordern Sie einen neuen an, und verwenden Sie ihn bald.',
    },
    'link-invalid': {
      heading: 'Dieser Link kann nicht verwendet werden',
      text: 'Er wurde bereits verwendet, oder ein neuerer hat ihn ersetzt. Wenn Sie bereits ein neues Passwort gewählt haben, melden Sie sich damit an.',
    },
    'session-expired': {
      heading: 'Dieser Link kann nicht verwendet werden',
      text: 'Das Konto, zu dem er gehört, gibt es nicht mehr.',
    },
  },
  errors: {
    'session-expired': () => 'Das Konto, zu dem dieser Link gehört, gibt es nicht mehr.',
    'too-many-requests': () => 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  },
};
