import { MINUTE_MS, SECOND_MS } from '../../shared/durations.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import type { Result } from '../../shared/result.ts';

/** Two may be lost before dispatchers see a driver as silent, which is after ten minutes. Milliseconds. */
export const SIGN_EVERY_MS = 3 * MINUTE_MS;
/** How often a page looks whether a sign is due; more often, because the timers of a phone that sleeps stand still. Milliseconds. */
export const LOOK_EVERY_MS = 15 * SECOND_MS;

/** The signs by which dispatchers know that a driver's page is open and online. */
interface SignsOfLife {
  /** When the driver's record says that they were seen last. */
  seen(at: Date): void;
  /** Gives a sign if the last one was long enough ago. Resolves to whether one was given and answered. */
  giveIfDue(): Promise<boolean>;
}

/**
 * Counts from the last sign that the record knows of, so that no reload begins to wait anew or gives one too many. One that the
 * network has lost is given at the next look; one that was refused, after the usual time.
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
      // A clock that was put right may also have gone back.
      if (Math.abs(now - before) < SIGN_EVERY_MS) return false;
      last = now;
      const given = await needs.give();
      if (!given.ok && isUnreached(given.error)) last = before;
      return given.ok;
    },
  };
}
