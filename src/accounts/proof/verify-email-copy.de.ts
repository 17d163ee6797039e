import type { verifyEmail } from './verify-email-copy.ts';

export const texts: typeof verifyEmail = {
  title: 'E-Mail-Adresse bestätigen',
  checking: 'Ihr Link wird geprüft …',
  proven: 'Ihre Adresse ist bestätigt',
  recorded: (email) =>
    `${email} ist bestätigt. Die Seite, auf der Sie sich registriert haben, zeigt es auch; diese können Sie schließen.`,
  unrecorded: (email) =>
    `${email} ist bestätigt. Ist die Seite, auf der Sie sich registriert haben, noch offen? Dann kehren Sie dorthin zurück, sie zeigt es von selbst. Wenn nicht, geben Sie auf der nächsten Seite Ihr Passwort ein, damit auch wir es sehen.`,
  approved: (email) => `${email} ist bestätigt und Ihr Konto freigegeben: Sie können sich anmelden.`,
  seeApplication: 'Zu Ihrem Antrag',
  goOn: 'Weiter',
  failed: 'Der Link ließ sich nicht prüfen',
  signIn: 'Zur Anmeldung',
  refused: {
    'link-expired': {
      heading: 'Dieser Link ist abgelaufen',
      text: 'Melden Sie sich mit der Adresse und dem Passwort an, mit denen Sie sich registriert haben. Dann schicken wir Ihnen gern einen neuen Link.',
    },
    'link-invalid': {
      heading: 'Dieser Link gilt nicht',
      text: 'Er wurde schon verwendet oder durch einen neueren ersetzt. Wenn Sie ihn schon einmal geöffnet haben, ist Ihre Adresse bestätigt. Melden Sie sich an, um den Stand zu sehen.',
    },
    'user-disabled': {
      heading: 'Dieser Link gilt nicht',
      text: 'Das Konto zu diesem Link ist gesperrt. Bitte wenden Sie sich an uns.',
    },
    'session-expired': {
      heading: 'Dieser Link gilt nicht',
      text: 'Das Konto zu diesem Link gibt es nicht mehr.',
    },
  },
  errors: { 'too-many-requests': () => 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.' },
};
