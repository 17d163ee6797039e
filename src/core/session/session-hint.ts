/**
 * Whether this device probably holds a session. Known before the product is loaded, so that signed-in users never see
 * the sign-in form flash by. Never trusted for anything else.
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
    // Storage may be blocked; the form is then shown until the session is known.
  }
}
