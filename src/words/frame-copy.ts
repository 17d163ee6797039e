import { defineCopy } from './define-copy.ts';

/** Texts of the frame around pages behind sign-in, and of the error pages. */
export const frame = {
  skipToContent: 'Skip to content',
  menu: 'Main menu',
  dashboard: 'Dashboard',
  profile: 'Profile',
  review: 'Accounts',
  rides: 'Rides',
  plan: 'Plan',
  standing: 'Orders',
  customers: 'Customers',
  fleet: 'Fleet',
  books: 'Books',
  settings: 'Settings',
  activity: 'Decisions',
  health: 'Health',
  account: 'Your account',
  signOut: 'Sign out',
  signedOutHere: 'You are signed out on this device.',
  stillSignedIn: 'You are still signed in',
  notYourRole: 'The page you opened is not for your role. This is your own dashboard.',
  needsAccounts: 'The page you opened is about accounts. A system administrator can give you that power.',
  needsDesk: 'The page you opened is for the desk. A system administrator can give you that power.',
  limited: { accounts: 'Administrator (accounts)', desk: 'Administrator (desk)' },
  roleChanged: (role: string) =>
    `Your role is now ${role}. An administrator has changed it; this is your new start page.`,
  toHome: 'Back to the home page',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The page may have moved, or the address may be mistyped.',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown. What you have saved is safe, and trying again often helps.',
    chunkTitle: 'This page could not be loaded',
    dialogTitle: 'This could not be loaded',
    dialogText: 'Please reload the page.',
    chunkText:
      'Part of it did not download. Please check your internet connection and try again. Trying again also loads a new version, if there is one.',
  },
  unreachable: {
    title: 'We cannot reach your profile',
    text: 'You are still signed in. Once the connection is back, you can pick up where you left off.',
    retrying: 'Trying...',
  },
  newVersion: {
    text: 'A new version is ready. It comes by itself when nothing is under way.',
    takeNow: 'Use it now',
  },
};

export const useFrameCopy = defineCopy(frame, { de: () => import('./frame-copy.de.ts') });
