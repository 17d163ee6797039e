import type { User } from 'firebase/auth';
import { HOUR_MS } from '#domain/shared/durations.ts';
import type { TokenSource, TokenTimes } from '../server-clock.ts';
import { tokenEnd } from './token-end.ts';

type Holder = Pick<User, 'toJSON' | 'getIdToken'>;

/** How long a token of Firebase Auth lasts. Milliseconds. */
const LASTS = HOUR_MS;

interface Tokens {
  readonly currentUser: Holder | null;
  /** Calls `hear` with the user at each new token, and with `null` after a sign-out. */
  onIdTokenChanged(hear: (user: Holder | null) => void): unknown;
}

/** A value at a path of unknown objects; `undefined` if there is none. */
function valueAt(start: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    start,
  );
}

/**
 * The times of a user's token; `null` if they cannot be read. The SDK stores the token with its end by the device's
 * clock. The token itself contains its end by the server's clock.
 */
export function sessionTimesOf(user: Holder | null): TokenTimes | null {
  const session = valueAt(user?.toJSON(), 'stsTokenManager');
  const byDevice = valueAt(session, 'expirationTime');
  const byServer = tokenEnd(valueAt(session, 'accessToken'));
  if (typeof byDevice !== 'number' || byServer === null) return null;
  return { ahead: byDevice - byServer, issued: byServer - LASTS };
}

export function tokenTimesOf(auth: Tokens): TokenSource {
  return {
    watch(hear) {
      hear(sessionTimesOf(auth.currentUser));
      auth.onIdTokenChanged((user) => hear(sessionTimesOf(user)));
    },
    renew: async () => auth.currentUser?.getIdToken(true),
  };
}
