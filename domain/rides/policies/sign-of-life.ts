import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import type { Result } from '../../shared/result.ts';

/** The interval of signs. A driver counts as silent after ten minutes, so two signs may be lost. Milliseconds. */
export const SIGN_EVERY_MS = 3 * MINUTE_MS;
/** How often a page calls `giveIfDue`. It is short, because the timers of a sleeping phone pause. Milliseconds. */
export const LOOK_EVERY_MS = 15 * SECOND_MS;

interface SignsOfLife {
  /** Reports the last sign of life in the driver's record, which another page may have given. */
  seen(at: Date): void;
  /** Sends a sign if the last one is old enough. Resolves to whether the server confirmed a sign. */
  giveIfDue(): Promise<boolean>;
}

/**
 * Sends the signs by which dispatchers know that a driver's page is open and online. The interval counts from the last
 * sign in the record, also after a reload. A sign without an answer is sent again at the next call. A
 * refused sign is sent again after the usual time.
 */
export function createSignsOfLife(needs: { give(): Promise<Result<void>>; now(): Date }): SignsOfLife {
  let last = 0;
  return {
    seen(at) {
      last = Math.max(last, at.getTime());
    },
    async giveIfDue() {
      const before = last;
      const now = needs.now().getTime();
      // A clock that was set back far makes the last sign lie in the future.
      if (Math.abs(now - before) < SIGN_EVERY_MS) return false;
      last = now;
      const given = await needs.give();
      if (!given.ok && isUnreached(given.error)) last = before;
      return given.ok;
    },
  };
}
