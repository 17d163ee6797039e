import type { verifyEmail } from './verify-email-copy.ts';

export const texts: typeof verifyEmail = {
  title: 'E-Mail-Adresse bestätigen',
  ask: 'Drücken Sie den Knopf, wenn Sie sich hier mit dieser Adresse registriert haben. Wenn nicht, schließen Sie die Seite: Dann geschieht nichts.',
  confirm: 'Diese Adresse bestätigen',
  confirming: 'Wird bestätigt …',
  proven: 'Ihre Adresse ist bestätigt',
  recorded: (email) =>
    `${email} ist bestätigt. Die Seite, auf der Sie sich registriert haben, zeigt es auch; diese können Sie schließen.`,
  unrecorded: (email) =>
    `${email} ist bestätigt. Ist die Seite, auf der Sie sich registriert haben, noch offen? Dann kehren Sie dorthin zurück, sie zeigt es von selbst. Wenn nicht, geben Sie auf der nächsten Seite Ihr Passwort ein, damit auch wir es sehen.`,
  used: 'Dieser Link wurde auf diesem Gerät schon verwendet, und die Adresse ist bestätigt. Melden Sie sich an, um den Stand zu sehen.',
  approved: (email) => `${email} ist bestätigt und Ihr Konto freigegeben: Sie können sich anmelden.`,
  seeApplication: 'Zu Ihrem Antrag',
  goOn: 'Weiter',
  failed: 'Die Adresse ließ sich nicht bestätigen',
  signIn: 'Zur Anmeldung',
  refused: {
    'link-expired': {
      heading: 'Dieser Link ist abgelaufen',
      text: 'Melden Sie sich mit der Adresse und dem Passwort an, mit denen Sie sich registriert haben. Dann schicken wir Ihnen gern einen neuen Link.',
    },
    'link-invalid': {
      heading: 'Dieser Link gilt nicht',
      text: 'Er wurde schon verwendet oder durch einen neueren ersetzt. Haben Sie Ihre Adresse damit schon bestätigt, bleibt sie das. Melden Sie sich an, um den Stand zu sehen.',
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
