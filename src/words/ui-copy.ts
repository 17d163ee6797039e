import { BRAND_NAME } from '#core/brand-name.ts';
import { defineCopy } from './define-copy.ts';

/** Texts that every page may need: its footer, choice of language and theme, password fields, and failed loads. */
export const ui = {
  product: BRAND_NAME,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  dismiss: 'Dismiss',
  loading: 'Loading...',
  notLoaded: 'This page could not be loaded.',
  reload: 'Reload the page',
  retry: 'Try again',
  language: 'Language',
  languageNotLoaded: (name: string) => `${name} could not be loaded`,
  checkConnection: 'Please check your internet connection and try again.',
  theme: 'Appearance',
  themes: { system: 'Device theme', light: 'Light', dark: 'Dark' },
  /** The years of the first and the last release (spec 2). */
  copyright: `© 2023–2025 ${BRAND_NAME}`,
};

export const useUiCopy = defineCopy(ui, { de: () => import('./ui-copy.de.ts') });
