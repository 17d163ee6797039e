/** Single-key shortcuts can be turned off, because speech input or a tremor may trigger them (WCAG 2.1.4). */
const KEY = 'single-key-shortcuts';

/** On unless turned off on this device. */
export function shortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcutsEnabled(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
}
