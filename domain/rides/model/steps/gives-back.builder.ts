import type { Reason } from '../basics/reasons.ts';
import type { Reasoned } from './step-batch.ts';

/** The order with which a driver gives a ride back who has given back none before. */
export function givesBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { ...asksBack(said), place: '0' } as const;
}

/** What the driver orders, without what the service knows of the record. */
export function asksBack(said: Reasoned<Reason<'give_back'>> = { why: 'delay' }) {
  return { did: 'give_back', ...said } as const;
}
