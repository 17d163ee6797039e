import type { Clock } from '#domain/shared/clock.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';

/** If the device's clock is behind the page's running time by more than this, it was put back. Less is normal. */
const PUT_BACK = MINUTE_MS;

/** The times of a session's token by two clocks. Milliseconds. */
export interface TokenTimes {
  /** How far the device's clock was ahead of the server's when the token came. Includes the token's time on the way. */
  readonly ahead: number;
  /** When the token was issued, by the server's clock. */
  readonly issued: number;
}

/** The source of the tokens of this device's session. */
export interface TokenSource {
  /** Calls `hear` at once and at each new token. `null`: there is no token, or its times cannot be read. */
  watch(hear: (times: TokenTimes | null) => void): void;
  /** Requests a new token, which `watch` then reports. */
  renew(): Promise<unknown>;
}

/**
 * The server's time (rides 6): the device's clock, corrected by the last token. An online page renews the token every
 * hour. The result is late by the time that the token took to arrive.
 *
 * If the device's clock is put back while the page is open, the page's running time shows that. If it was put back
 * before the page opened, the token seems to come from the future. A new one is then requested. If the clock is put
 * forward, the SDK takes the token for expired and gets a new one by itself.
 */
export function createServerClock(tokens: TokenSource): Clock {
  /** The last token's `ahead`; for its arrival, the server's time (`time`) and the page's running time (`at`). */
  let last: { readonly ahead: number; readonly time: number; readonly at: number } | null = null;
  const now = () => {
    if (last === null) return Date.now();
    const byDevice = Date.now() - last.ahead;
    const byRunningTime = last.time + performance.now() - last.at;
    return byRunningTime - byDevice > PUT_BACK ? byRunningTime : byDevice;
  };
  tokens.watch((times) => {
    // There are no times after a sign-out, and a repeated token changes nothing.
    if (times === null || times.ahead === last?.ahead) return;
    const { ahead, issued } = times;
    const byDevice = Date.now() - ahead;
    last = { ahead, time: Math.max(byDevice, issued), at: performance.now() };
    // If the request fails, a later token corrects the clock.
    if (issued - byDevice > PUT_BACK) tokens.renew().catch(() => {});
  });
  return { now: () => new Date(now()) };
}
