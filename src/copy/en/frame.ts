/** The frame of every page behind sign-in, and the pages that stand in for one. */
export const frame = {
  menu: 'Main menu',
  dashboard: 'Dashboard',
  profile: 'Profile',
  health: 'Record health',
  signOut: 'Sign out',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or a letter went missing on the way.',
    home: 'Back to the start',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Nothing of yours is lost; trying again often helps.',
    chunkTitle: 'This page did not arrive',
    chunkText: 'Part of the page could not be loaded. Please check your internet connection and try again.',
    retry: 'Try again',
    home: 'Back to the start',
  },
  unreachable: {
    title: 'We cannot reach your profile',
    text: 'You are still signed in. As soon as the connection is back, you can go on where you were.',
    retry: 'Try again',
    retrying: 'Trying...',
  },
};
