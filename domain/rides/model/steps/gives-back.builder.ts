import type { Reason } from '../basics/reasons.ts';
import type { Reasoned } from './step-batch.ts';

/** The order with which a driver gives a ride back. */
export function givesBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { did: 'give_back', ...said } as const;
}
