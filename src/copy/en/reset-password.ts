import type { ErrorTexts } from '../error-texts.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'Too many requests. Please try again later.',
};

export const resetPassword = {
  title: 'Reset your password',
  lead: 'Enter your email address and we will send you a link to choose a new password.',
  signedInAs: (email: string) =>
    `You are signed in as ${email}. Enter the address of the account whose password you have forgotten.`,
  dashboard: 'Go to your dashboard',
  email: 'Email',
  send: 'Send reset link',
  sending: 'Sending...',
  backToSignIn: 'Back to sign-in',
  sentHeading: 'Check your inbox',
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once and expires after one hour.`,
  sentHint: 'Nothing after a few minutes? Check your spam folder and the address above.',
  again: 'Resend or change address',

  verifying: 'Checking your link…',
  chooseFor: (email: string) => `Choose a new password for ${email}.`,
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving...',
  saved: 'Password saved',
  savedText: 'You can now sign in with it.',
  signIn: 'Go to sign-in',
  newLink: 'Request a new link',
  expiredHeading: 'This link has expired',
  expiredText: 'Links expire after one hour. Request a new one and use it soon.',
  invalidHeading: 'This link cannot be used',
  invalidText:
    'It has already been used, or a newer link has replaced it. If you have already chosen a new password, sign in with it.',
  retry: 'Try again',
  errors: OWN_ERRORS,
};
