import { LONGEST_LICENCE, LONGEST_MESSAGE } from '#domain/accounts/model/account-limits.ts';
import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'Too many attempts from this network. Please try again later.',
};

export const register = {
  title: 'Create your account',
  signedInAs: (email: string) => `You are signed in as ${email}. This registers another account.`,
  dashboard: 'Go to your dashboard',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  role: 'Role',
  approval: {
    heading: 'An administrator must approve your account.',
    text: 'The next page shows what is still open, and then the result.',
  },
  application: {
    summary: 'Tell the reviewer more (optional)',
    whoReads: 'Only administrators read this. It is deleted with your account.',
    phone: 'Phone',
    licence: 'Driving licence number',
    message: 'Message to the reviewer',
    flaws: {
      phone: 'Write one whole number in digits, such as +44 20 7946 0000.',
      licence: `Please use at most ${LONGEST_LICENCE} characters.`,
      message: `Please use at most ${LONGEST_MESSAGE} characters.`,
    },
  },
  submit: 'Sign up',
  submitting: 'Signing up...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  repair: 'Repair account',
  resetPassword: 'Reset password',
  debugLogin: 'Go to Debug Login',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  noEnding: 'Is the address complete? Most end in something like .com.',
  failed: (reason: string) => `Registration failed: ${reason}`,
  closed: 'Sign-up is currently closed. Please contact an administrator.',
  errors: OWN_ERRORS,
};

export const useRegisterCopy = defineCopy(register, { de: () => import('./register-copy.de.ts') });
