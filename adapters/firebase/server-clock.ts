import type { User } from 'firebase/auth';
import type { Clock } from '#domain/shared/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { tokenEnd } from './token-end.ts';

type Holder = Pick<User, 'toJSON' | 'getIdToken'>;

/** How long a token of Firebase Auth lasts. */
const LASTS = HOUR_MS;

/** A device's clock that falls behind by more was put back; by less, it may have been set by the network. */
const PUT_BACK = MINUTE_MS;

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

/** What the SDK keeps with a session: its token, and when that ends by the device's clock. */
function sessionOf(user: Holder | null): { readonly byDevice: unknown; readonly byServer: number | null } {
  const session = valueAt(user?.toJSON(), 'stsTokenManager');
  return {
    byDevice: valueAt(session, 'expirationTime'),
    byServer: tokenEnd(valueAt(session, 'accessToken')),
  };
}

/**
 * How many milliseconds the device's clock was ahead when it got the session's token. The SDK keeps with the token when it
 * ends by the device's clock, and the token itself says when it ends by the server's. The time that the token took to
 * arrive counts as ahead, too. `null` if this cannot be told.
 */
export function aheadBy(user: Holder | null): number | null {
  const { byDevice, byServer } = sessionOf(user);
  return typeof byDevice === 'number' && byServer !== null ? byDevice - byServer : null;
}

/**
 * The server's time (rides 6): the device's clock, corrected by the last token, which is at most an hour old. Late by the
 * time that the token took to arrive.
 *
 * A clock that is put back while the page is open is told by the page's running time, one that was put back before by the
 * token, which cannot come from the future: a new one is asked for. A clock that is put forward needs nothing, since the
 * SDK takes the token for ended and gets a new one.
 */
export function createServerClock(auth: Tokens): Clock {
  /** What the last token told, and the page's running time at that moment. */
  let told: { readonly ahead: number; readonly time: number; readonly at: number } | null = null;
  const now = () => {
    if (told === null) return Date.now();
    const byDevice = Date.now() - told.ahead;
    const byRunningTime = told.time + performance.now() - told.at;
    return byRunningTime - byDevice > PUT_BACK ? byRunningTime : byDevice;
  };
  const learn = (user: Holder | null) => {
    const ahead = aheadBy(user);
    // A sign-out says nothing of the time, and a token that is told of again nothing new.
    if (ahead === null || ahead === told?.ahead) return;
    const byDevice = Date.now() - ahead;
    const issued = (sessionOf(user).byServer ?? 0) - LASTS;
    told = { ahead, time: Math.max(byDevice, issued), at: performance.now() };
    // If this fails, a later token puts it right.
    if (issued - byDevice > PUT_BACK) user?.getIdToken(true).catch(() => {});
  };
  learn(auth.currentUser);
  auth.onIdTokenChanged(learn);
  return { now: () => new Date(now()) };
}
