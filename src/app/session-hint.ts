/**
 * Whether this device probably holds a session: known before the product has arrived, so that somebody who is signed
 * in never sees the sign-in form flash by. Never trusted for anything else.
 */
const KEY = 'session-hint';

export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setSessionHint(present: boolean): void {
  try {
    if (present) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; then the form shows until the session is known.
  }
}
