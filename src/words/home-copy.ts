import type { KnownRole } from '#domain/shared/people/role.ts';
import { defineCopy } from './define-copy.ts';

const ROLES: Readonly<Record<KnownRole, string>> = {
  passenger: 'a passenger',
  driver: 'a driver',
  admin: 'an administrator',
  system_admin: 'a system administrator',
};

export const home = {
  title: 'Welcome',
  heading: 'Every ride, right on time.',
  lead: 'Passengers book and see who is coming, drivers accept with one tap, and the people who run the fleet see every ride as it happens.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  doors: 'Sign-in by role',
  areas: {
    passenger: 'Passengers',
    driver: 'Drivers',
    admin: 'Administrators',
  },
  back: (person: string) => `Welcome back, ${person}`,
  dashboard: 'Go to your dashboard',
  noDashboard: (role: string) =>
    `You are signed in with the role “${role}”, which has no dashboard of its own. Ask your administrator if you expected one.`,
  signedInAs: (role: KnownRole) => `You are signed in as ${ROLES[role]}.`,
  profile: 'Your profile',
};

export const useHomeCopy = defineCopy(home, { de: () => import('./home-copy.de.ts') });
