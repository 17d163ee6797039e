import { storeOnDevice, storedOnDevice } from './device-storage.ts';

/**
 * The storage key of the hint that this device probably has a session. The hint is known before the product is loaded,
 * so that the sign-in form does not flash for signed-in users. It proves nothing.
 */
const KEY = 'session-hint';

export function hasSessionHint(): boolean {
  return storedOnDevice(KEY) !== null;
}

/** Stores or removes the hint. If it cannot be stored, the form is shown until the session is known. */
export function setSessionHint(present: boolean): void {
  storeOnDevice(KEY, present ? '1' : null);
}
