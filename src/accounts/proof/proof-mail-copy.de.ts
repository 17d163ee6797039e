import type { proofMail } from './proof-mail-copy.ts';

export const texts: typeof proofMail = {
  sent: (email) => `Die E-Mail an ${email} ist unterwegs.`,
  send: 'E-Mail senden',
  sendAgain: 'Noch einmal senden',
  sending: 'Wird gesendet …',
  pause: (seconds) =>
    `In ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} können Sie sie noch einmal senden.`,
  errors: { 'too-many-requests': () => 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.' },
};
