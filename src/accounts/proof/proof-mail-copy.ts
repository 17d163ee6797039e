import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'Too many attempts. Please try again later.',
};

/** The texts about the mail that proves an address. */
export const proofMail = {
  sent: (email: string) => `The email to ${email} is on its way.`,
  send: 'Send the email',
  sendAgain: 'Send it again',
  sending: 'Sending...',
  pause: (seconds: number) => `You can send it again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  errors: OWN_ERRORS,
};

export const useProofMailCopy = defineCopy(proofMail, { de: () => import('./proof-mail-copy.de.ts') });
