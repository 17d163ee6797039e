import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'Too many attempts. Please try again later.',
};

export const pending = {
  title: 'Account Pending Approval',
  awaiting: (email: string) =>
    `Your account is awaiting approval by an administrator. You registered with ${email}.`,
  notify:
    'You will be notified when your account has been approved. You can close this and come back by signing in.',
  closed: (email: string) =>
    `Your account is awaiting approval. We will email ${email} once it has been reviewed. Until then, signing in shows you where it stands.`,
  unreachable: 'We cannot see at the moment whether your account has been reviewed. This page keeps trying.',
  steps: {
    label: 'Your application',
    states: { done: '(done)', open: '(open)', later: '(then)' },
    registered: 'Registered',
    address: 'Email address confirmed',
    /** Where this tab cannot know whether it is confirmed. */
    addressUnknown: 'Email address',
    review: 'Review by an administrator',
    ready: 'Ready to go',
    proven: 'Thank you. Whoever reviews your application sees that the address is yours.',
    open: 'Open the link in the email we sent you. Nothing there? Check your spam folder.',
    unknown:
      'Already opened the link in our email, or need a new one? Enter your password to go on. Nothing came? Check your spam folder.',
    password: 'Password',
    forgot: 'Forgot password?',
    check: 'Continue',
    checking: 'Checking...',
  },
  errors: OWN_ERRORS,
  enter: 'Enter now',
  entering: 'Entering...',
  contact: 'Questions? We are happy to help:',
  close: 'Close',
  waitingHeading: 'Waiting for approval',
  waitingText: 'Keep this page open or come back later: it shows the result as soon as there is one.',
  approvedHeading: 'You are approved',
  approvedText: 'An administrator has approved your account. You can sign in now.',
  rejectedHeading: 'Your account was not approved',
  notFoundHeading: 'Account Not Found',
  failedHeading: 'We could not see where it stands',
  noAddressHeading: 'Waiting for approval?',
  noAddressText:
    'Sign in with the email you registered with. If your account is still awaiting approval, we will bring you back here.',
  signIn: 'Go to sign-in',
  signUp: 'Sign up',
  repair: 'Repair your account',
};

export const usePendingCopy = defineCopy(pending, { de: () => import('./pending-copy.de.ts') });
