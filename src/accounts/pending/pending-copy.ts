import { LONGEST_ACCOUNT_NOTE } from '#domain/accounts/model/account-limits.ts';
import type { NoteError } from '#domain/accounts/model/errors/account-error.ts';
import type { ErrorTexts, TextsOf } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'Too many attempts. Please try again later.',
};

export const pending = {
  title: 'Account Pending Approval',
  awaiting: (email: string) =>
    `Your account is awaiting approval by an administrator. You registered with ${email}.`,
  get notify(): string {
    return import.meta.env.VITE_MAIL_FROM
      ? 'You will be notified when your account has been approved. Close this to see what is still to be done.'
      : 'This page shows when your account has been approved. Close this to see what is still to be done.';
  },
  /** Shown on the sign-in page to a person who comes from the waiting page. */
  left: (email: string) =>
    import.meta.env.VITE_MAIL_FROM
      ? `Your account is awaiting approval. We will email ${email} once it has been reviewed. Until then, sign in to follow your application.`
      : 'Your account is awaiting approval. Sign in to follow your application.',
  unreachable: 'We cannot check your account at the moment. This page keeps trying.',
  steps: {
    label: 'Your application',
    states: { done: 'done', open: 'not yet', later: 'not yet' },
    registered: 'Registered',
    address: 'Email address confirmed',
    /** Shown until the password is given. Only then may the page say whether the address is confirmed. */
    addressUnknown: 'Email address',
    review: 'Reviewed by an administrator',
    ready: 'Ready to go',
    proven: 'Thank you. Your reviewer can see that the address is yours.',
    open: 'Open the link in the email we sent you. No email? Check your spam folder.',
    unknown:
      'Opened the link in our email, or need a new one? Enter your password to continue. No email? Check your spam folder.',
    password: 'Password',
    forgot: 'Forgot password?',
    check: 'Continue',
    checking: 'Checking...',
    wrong: 'Is the address wrong?',
    registerAgain: 'Register with the right one',
    /** Shown below the link `registerAgain` if the registration form will be prefilled. */
    filledIn: 'Your details are filled in; only the password is missing.',
  },
  question: {
    asked: 'Your reviewer has a question:',
    answered: 'Thank you. Your reviewer can see your answer:',
    label: 'Your answer',
    hint: 'Once it is sent, it cannot be changed.',
    send: 'Send answer',
    sending: 'Sending...',
    errors: {
      'note-required': () => 'Write an answer first.',
      'note-too-long': ({ length }) =>
        `An answer can have at most ${LONGEST_ACCOUNT_NOTE} characters. This one has ${length}. Please shorten it.`,
    } satisfies TextsOf<NoteError>,
  },
  errors: OWN_ERRORS,
  enter: 'Enter now',
  entering: 'Entering...',
  contact: 'Questions? We are happy to help:',
  close: 'Close',
  waitingHeading: 'Waiting for approval',
  waitingText: 'Keep this page open or come back later: it shows the result as soon as there is one.',
  approvedHeading: 'You are approved',
  approvedText: 'An administrator has approved your account.',
  rejectedHeading: 'Your account was not approved',
  notFoundHeading: 'Account Not Found',
  failedHeading: 'We could not check your account',
  noAddressHeading: 'Waiting for approval?',
  noAddressText:
    'Sign in with the email you registered with. If your account is still awaiting approval, we will bring you back here.',
  signIn: 'Go to sign-in',
  signUp: 'Sign up',
  repair: 'Repair your account',
};

export const usePendingCopy = defineCopy(pending, { de: () => import('./pending-copy.de.ts') });
