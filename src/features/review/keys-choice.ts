/** Single-key shortcuts can be turned off: speech input and tremor type keys that nobody meant (WCAG 2.1.4). */
const KEY = 'single-key-shortcuts';

export function wantsKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function chooseKeys(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
