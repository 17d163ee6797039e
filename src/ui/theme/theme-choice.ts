import { keepOnDevice } from '../../core/session/device-storage.ts';

/** The chosen theme; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `index.html` and `app/prerendered/first-frame.ts` read the same key before the first frame. */
const KEY = 'theme';

const listeners = new Set<() => void>();

export function isTheme(value: string): value is Theme {
  return THEMES.some((theme) => theme === value);
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen !== undefined && isTheme(chosen) ? chosen : 'system';
}

/** Applies the theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  keepOnDevice(KEY, theme === 'system' ? null : theme);
  for (const listener of listeners) listener();
}

/** Returns a function that unsubscribes. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
