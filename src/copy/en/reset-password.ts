import type { ErrorTexts } from '../error-texts.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'There were too many requests. Please try again later.',
};

export const resetPassword = {
  title: 'Reset your password',
  lead: 'Tell us your address, and we send you a link with which you can choose a new password.',
  email: 'Email',
  send: 'Send reset link',
  sending: 'Sending...',
  backToSignIn: 'Back to sign-in',
  sentHeading: 'Look into your mailbox',
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once, and for one hour.`,
  sentHint: 'Nothing there after a few minutes? Look into the spam folder, or check the address.',
  again: 'Resend or change address',

  verifying: 'Checking your link…',
  chooseFor: (email: string) => `Choose a new password for ${email}.`,
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving...',
  saved: 'Password saved',
  savedText: 'You can sign in with it now.',
  signIn: 'Go to sign-in',
  newLink: 'Ask for a new link',
  expiredHeading: 'This link has expired',
  expiredText: 'A link works for one hour. Ask for a new one, and use it soon.',
  invalidHeading: 'This link cannot be used',
  invalidText:
    'It was used before, or a newer one took its place. If you have chosen a new password already, sign in with it.',
  retry: 'Try again',
  errors: OWN_ERRORS,
};
