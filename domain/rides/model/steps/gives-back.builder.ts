import type { Reason } from '../basics/reasons.ts';
import type { Reasoned } from './step-batch.ts';

/** Its name, for log lines. */
export const GIVE_BACK = 'give_back';

/** The order to give a ride back, of a driver who has given back none before. */
export function givesBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { ...asksBack(said), place: '0' } as const;
}

/** The order as the driver gives it, without the place from their record. */
export function asksBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { did: GIVE_BACK, ...said } as const;
}
