import { useEffect, useEffectEvent, useRef } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';
import { isUnsent } from '../is-unsent.ts';
import type { OwnShift } from './use-shift.ts';

/** Two may be lost before dispatchers see a driver as silent, which is after ten minutes. Milliseconds. */
export const SIGN_EVERY_MS = 180_000;
/** How often the page looks whether a sign is due; more often, because the timers of a phone that sleeps stand still. */
export const LOOK_EVERY_MS = 15_000;

/**
 * While a driver is on duty, tells dispatchers every few minutes that this page is there: counted from the last sign that
 * the shift knows of, so that no reload begins to wait anew or gives one too many. One that the network has lost is given at the next look.
 */
export function useSignOfLife(onDuty: Shift | null, lookAgain: OwnShift['lookAgain']): void {
  const { driverShift, serverTime } = useRides();
  const last = useRef(0);
  const look = useEffectEvent(lookAgain);
  useEffect(() => {
    if (onDuty === null) return undefined;
    last.current = Math.max(last.current, onDuty.seenAt.getTime());
    const signIfDue = async () => {
      const before = last.current;
      const now = serverTime().getTime();
      // A clock that was put right may also have gone back.
      if (Math.abs(now - before) < SIGN_EVERY_MS) return;
      last.current = now;
      const given = await catchDefect(() => driverShift.giveSign());
      // A sign is taken under any duty, and a phone in its cradle has no other occasion to learn that dispatch ended the shift.
      if (given.ok) await look();
      else if (isUnsent(given.error)) last.current = before;
    };
    void signIfDue();
    const timer = setInterval(() => void signIfDue(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [onDuty, driverShift, serverTime]);
}
