/** What the controls and the page's frame say. */
export const ui = {
  product: 'Car Booking System',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  notArrived: 'This page did not arrive. Please check your internet connection and try again.',
  retry: 'Try again',
  previousPage: 'Previous',
  nextPage: 'Next',
  pagination: 'Pages',
  language: 'Language',
  theme: 'Appearance',
  themes: { system: 'Automatic', light: 'Light', dark: 'Dark' },
  copyright: (years: string) => `© ${years} Car Booking System`,
};
