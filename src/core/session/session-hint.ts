import { keepOnDevice, keptOnDevice } from './device-storage.ts';

/**
 * Whether this device probably holds a session. Known before the product is loaded, so that signed-in users do not see the
 * sign-in form flash by. Never trusted for anything else.
 */
const KEY = 'session-hint';

export function hasSessionHint(): boolean {
  return keptOnDevice(KEY) !== null;
}

/** If the hint cannot be kept, the form is shown until the session is known. */
export function setSessionHint(present: boolean): void {
  keepOnDevice(KEY, present ? '1' : null);
}
