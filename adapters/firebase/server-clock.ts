import type { User } from 'firebase/auth';
import type { Clock } from '#domain/shared/clock.ts';
import { tokenEnd } from './token-end.ts';

type Holder = Pick<User, 'toJSON'>;

/** What this needs of the SDK's `Auth`. */
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
 * How many milliseconds the device's clock was ahead when it got the session's token. The SDK keeps with the token when it
 * ends by the device's clock, and the token itself says when it ends by the server's. The time that the token took to
 * arrive counts as ahead, too. `null` if this cannot be told.
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
 * The server's time (rides 6): the device's clock, corrected by the last token, which is at most an hour old. Late by the
 * time that the token took to arrive.
 */
export function createServerClock(auth: Tokens): Clock {
  let ahead = aheadBy(auth.currentUser) ?? 0;
  auth.onIdTokenChanged((user) => {
    // Signing out does not change the offset.
    ahead = aheadBy(user) ?? ahead;
  });
  return { now: () => new Date(Date.now() - ahead) };
}
