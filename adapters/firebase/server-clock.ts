import type { Clock } from '#domain/shared/clock.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';

/** A device's clock that falls behind by more was put back; by less, it may have been set by the network. */
const PUT_BACK = MINUTE_MS;

/** The times of a session's token by two clocks. Milliseconds. */
export interface TokenTimes {
  /** How far the device's clock was ahead when it got the token; the time that the token took to arrive also counts. */
  readonly ahead: number;
  /** When the token was issued, by the server's clock. */
  readonly issued: number;
}

/** The issuer of the tokens of this device's session. */
export interface TokenSource {
  /** Calls `hear` at once and with each new token; with `null` if there is none, or its times cannot be read. */
  watch(hear: (times: TokenTimes | null) => void): void;
  /** Requests a new token, which `watch` then reports. */
  renew(): Promise<unknown>;
}

/**
 * The server's time (rides 6): the device's clock, corrected by the last token, which is at most an hour old. Late by
 * the time that the token took to arrive.
 *
 * A clock that is put back while the page is open is detected by the page's running time, one that was put back before
 * by the token, which cannot come from the future: a new one is requested. A clock that is put forward needs nothing,
 * since the token then counts as ended and a new one comes.
 */
export function createServerClock(tokens: TokenSource): Clock {
  /** The times of the last token, and the page's running time at that moment. */
  let last: { readonly ahead: number; readonly time: number; readonly at: number } | null = null;
  const now = () => {
    if (last === null) return Date.now();
    const byDevice = Date.now() - last.ahead;
    const byRunningTime = last.time + performance.now() - last.at;
    return byRunningTime - byDevice > PUT_BACK ? byRunningTime : byDevice;
  };
  tokens.watch((times) => {
    // A sign-out has no times, and a repeated token changes nothing.
    if (times === null || times.ahead === last?.ahead) return;
    const { ahead, issued } = times;
    const byDevice = Date.now() - ahead;
    last = { ahead, time: Math.max(byDevice, issued), at: performance.now() };
    // If this fails, a later token corrects it.
    if (issued - byDevice > PUT_BACK) tokens.renew().catch(() => {});
  });
  return { now: () => new Date(now()) };
}
