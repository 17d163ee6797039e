import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  // The provider's answer if the link's account has been deleted.
  'session-expired': () => 'The account this link belongs to no longer exists.',
  'too-many-requests': () => 'Too many requests. Please try again later.',
};

/** The texts of a refused link. Other failures, such as a lost network, are not among them. */
const REFUSED: Partial<Record<AccountFailure['code'], { readonly heading: string; readonly text: string }>> =
  {
    'link-expired': {
      heading: 'This link has expired',
      text: 'Links expire after one hour. Request a new one and use it soon.',
    },
    'link-invalid': {
      heading: 'This link cannot be used',
      text: 'It has already been used, or a newer link has replaced it. If you have already chosen a new password, sign in with it.',
    },
    'session-expired': {
      heading: 'This link cannot be used',
      text: 'The account this link belongs to no longer exists.',
    },
  };

export const resetPassword = {
  title: 'Reset your password',
  lead: 'Enter your email address and we will send you a link to choose a new password.',
  signedInAs: (email: string) =>
    `You are signed in as ${email}. Enter the email of the account whose password you have forgotten.`,
  dashboard: 'Go to your dashboard',
  email: 'Email',
  send: 'Send reset link',
  sending: 'Sending...',
  backToSignIn: 'Back to sign-in',
  sentHeading: 'Check your inbox',
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once and expires after one hour.`,
  sentHint: 'Nothing after a few minutes? Check your spam folder, and whether the email above is right.',
  again: 'Send again or change the email',

  verifying: 'Checking your link...',
  chooseFor: (email: string) => `Choose a new password for ${email}.`,
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving...',
  saved: 'Password saved',
  savedText: (email: string) => `It is now the password for ${email}.`,
  signIn: 'Go to sign-in',
  newLink: 'Request a new link',
  refused: REFUSED,
  errors: OWN_ERRORS,
};

export const useResetPasswordCopy = defineCopy(resetPassword, {
  de: () => import('./reset-password-copy.de.ts'),
});
