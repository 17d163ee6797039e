import { useEffect } from 'react';
import { useRides } from '../../../core/rides/use-rides.ts';

/** Two may be lost before dispatchers see a driver as silent, which is after ten minutes. Milliseconds. */
export const SIGN_EVERY_MS = 180_000;

/** While a driver is on duty, tells dispatchers every few minutes that this page is there. What fails is left to the next. */
export function useSignOfLife(onDuty: boolean): void {
  const { driverShift } = useRides();
  useEffect(() => {
    if (!onDuty) return undefined;
    const timer = setInterval(() => void driverShift.giveSign(), SIGN_EVERY_MS);
    return () => clearInterval(timer);
  }, [onDuty, driverShift]);
}
