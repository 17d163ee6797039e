import type { Clock } from '#domain/shared/clock.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';

/** A device's clock that falls behind by more was put back; by less, it may have been set by the network. */
const PUT_BACK = MINUTE_MS;

/** What a session's token says of two clocks. Milliseconds. */
export interface TokenTimes {
  /** How far the device's clock was ahead when it got the token; the time that this took to arrive counts as ahead, too. */
  readonly ahead: number;
  /** When the token was issued, by the server's clock. */
  readonly issued: number;
}

/** What issues the tokens of this device's session. */
export interface TokenSource {
  /** Calls `hear` at once and with each new token; with `null` where there is none, or its times cannot be read. */
  watch(hear: (times: TokenTimes | null) => void): void;
  /** Asks for a new token, of which `watch` then hears. */
  renew(): Promise<unknown>;
}

/**
 * The server's time (rides 6): the device's clock, corrected by the last token, which is at most an hour old. Late by the
 * time that the token took to arrive.
 *
 * A clock that is put back while the page is open is told by the page's running time, one that was put back before by the
 * token, which cannot come from the future: a new one is asked for. A clock that is put forward needs nothing, since the
 * token then counts as ended and a new one comes.
 */
export function createServerClock(tokens: TokenSource): Clock {
  /** What the last token told, and the page's running time at that moment. */
  let told: { readonly ahead: number; readonly time: number; readonly at: number } | null = null;
  const now = () => {
    if (told === null) return Date.now();
    const byDevice = Date.now() - told.ahead;
    const byRunningTime = told.time + performance.now() - told.at;
    return byRunningTime - byDevice > PUT_BACK ? byRunningTime : byDevice;
  };
  tokens.watch((times) => {
    // A sign-out says nothing of the time, and a token that is told of again nothing new.
    if (times === null || times.ahead === told?.ahead) return;
    const { ahead, issued } = times;
    const byDevice = Date.now() - ahead;
    told = { ahead, time: Math.max(byDevice, issued), at: performance.now() };
    // If this fails, a later token puts it right.
    if (issued - byDevice > PUT_BACK) tokens.renew().catch(() => {});
  });
  return { now: () => new Date(now()) };
}
