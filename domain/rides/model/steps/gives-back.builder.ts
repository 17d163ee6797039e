import type { Reason } from '../basics/reasons.ts';
import type { Reasoned } from './step-batch.ts';

/** The name of the step in log lines. */
export const GIVE_BACK = 'give_back';

/** The `StepOrder` of a driver who gives back the ride in place 0 of the driver's record. */
export function givesBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { ...asksBack(said), place: '0' } as const;
}

/** The `RideOrder` of the page, without the place from the driver's record. */
export function asksBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { did: GIVE_BACK, ...said } as const;
}
