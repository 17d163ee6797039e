import { storeOnDevice, storedOnDevice } from './device-storage.ts';

/**
 * Whether this device probably has a session. Known before the product is loaded, so that the sign-in form does not
 * flash for signed-in users. Trusted for nothing else.
 */
const KEY = 'session-hint';

export function hasSessionHint(): boolean {
  return storedOnDevice(KEY) !== null;
}

/** If the hint cannot be stored, the form is shown until the session is known. */
export function setSessionHint(present: boolean): void {
  storeOnDevice(KEY, present ? '1' : null);
}
