import type { User } from 'firebase/auth';
import type { Clock } from '#domain/shared/clock.ts';
import { tokenEnd } from './token-end.ts';

type Holder = Pick<User, 'toJSON'>;

/** What is asked of the SDK's `Auth`. */
interface Tokens {
  readonly currentUser: Holder | null;
  /** Calls `hear` with each new token, and with `null` after a sign-out. */
  onIdTokenChanged(hear: (user: Holder | null) => void): unknown;
}

/** A value at a path of unknown objects; `undefined` where there is none. */
function valueAt(start: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    start,
  );
}

/**
 * By how many milliseconds the device's clock was ahead when it got the session's token: the SDK keeps beside the token
 * when it ends by the device's clock. What the token took on its way counts as ahead, too. `null` if that cannot be told.
 */
export function aheadBy(user: Holder | null): number | null {
  const session = valueAt(user?.toJSON(), 'stsTokenManager');
  const [byDevice, byServer] = [
    valueAt(session, 'expirationTime'),
    tokenEnd(valueAt(session, 'accessToken')),
  ];
  return typeof byDevice === 'number' && byServer !== null ? byDevice - byServer : null;
}

/**
 * The server's time, late by what the last token took on its way (rides 6): the device's clock, put right by that token, which
 * is an hour old at most.
 */
export function createServerClock(auth: Tokens): Clock {
  let ahead = aheadBy(auth.currentUser) ?? 0;
  auth.onIdTokenChanged((user) => {
    // Signing out does not change the offset.
    ahead = aheadBy(user) ?? ahead;
  });
  return { now: () => new Date(Date.now() - ahead) };
}
