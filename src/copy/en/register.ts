import type { RegistrableRole } from '#domain/account/role.ts';
import type { ErrorTexts } from '../error-texts.ts';

/** Provider codes that only a registration meets, as reasons that help. */
const PROVIDER_REASONS: Readonly<Record<string, string>> = {
  'operation-not-allowed': 'Nobody can sign up at the moment. Please contact an administrator.',
  'admin-restricted-operation': 'Nobody can sign up at the moment. Please contact an administrator.',
};

const OWN_ERRORS: Partial<ErrorTexts> = {
  'too-many-requests': () => 'There were too many attempts from here. Please try again later.',
};

const ROLES: Readonly<Record<RegistrableRole, { name: string; text: string }>> = {
  passenger: { name: 'Passenger', text: 'I book cars.' },
  driver: { name: 'Driver', text: 'I drive them.' },
};

export const register = {
  title: 'Create your account',
  lead: 'This takes a minute. Then an administrator looks at your account, and you are on your way.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  role: 'Role',
  roles: ROLES,
  approval: {
    heading: 'An administrator must approve your account.',
    text: 'Until then you cannot sign in. After signing up you see the decision as soon as it is made.',
  },
  submit: 'Sign up',
  submitting: 'Signing up...',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',
  repair: 'Repair account',
  resetPassword: 'Reset password',
  debugLogin: 'Go to Debug Login',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  failed: (reason: string) => `Registration failed: ${reason}`,
  providerReasons: PROVIDER_REASONS,
  errors: OWN_ERRORS,
};
