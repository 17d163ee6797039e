import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

/** The sign-in page's own wording of errors (spec 8, D8). */
const OWN_ERRORS: Partial<ErrorTexts> = {
  'invalid-credentials': () => 'Invalid email or password. Please check your credentials and try again.',
  unexpected: ({ message }) => message ?? 'Invalid credentials. Please try again.',
};

const TITLES: Partial<Record<string, string>> = {
  'account-not-found': 'Account Not Found',
  'profile-missing': 'Account Recovery Needed',
  'profile-damaged': 'Account Recovery Needed',
};

export const signIn = {
  heading: {
    all: 'Sign in',
    passenger: 'Passenger sign-in',
    driver: 'Driver sign-in',
    admin: 'Administrator sign-in',
  },
  lead: {
    all: 'Good to see you. Please sign in.',
    passenger: 'For everyone who books a car.',
    driver: 'For everyone who drives.',
    admin: 'Review applications and keep things moving.',
  },
  email: 'Email',
  atSignMissing: 'The @ is missing: name@example.com',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  signUp: 'Sign up',
  debugLogin: 'Go to Debug Login',
  repair: 'Repair your account',
  resetPassword: 'Reset your password',
  anotherArea: 'Not your role?',
  allAreas: 'General sign-in',
  /** The title of the toast for a failure with this code. */
  failed: (code: string) => TITLES[code] ?? 'Login failed',
  success: 'Login successful',
  welcome: (person: string) => `Welcome back, ${person}!`,
  panel: {
    heading: 'Every ride, right on time.',
    text: 'One place for passengers, drivers and the people who keep them moving.',
  },
  errors: OWN_ERRORS,
};

export const useSignInCopy = defineCopy(signIn, { de: () => import('./sign-in-copy.de.ts') });
