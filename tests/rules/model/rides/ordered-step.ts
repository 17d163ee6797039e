import type { Card } from '#domain/rides/model/ride/card.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { StepOrder } from '#domain/rides/model/ride/step-order.ts';

/** A sound order of a step, by a driver with this card or for a dispatcher. */
export function orderedStep(did: Exclude<StepName, 'request'>, card: Card, isDispatch: boolean): StepOrder {
  if (did === 'take' || did === 'depart') return { did, card, etaAt: null };
  if (did === 'reserve') return { did, card };
  if (did === 'offer') return { did, driver: 'dan' };
  if (did === 'assign') return { did, driver: 'dan', card };
  if (did === 'decline') return { did, why: 'busy' };
  if (did === 'give_back') return { did, why: 'delay' };
  if (did === 'cancel') return { did, why: isDispatch ? 'by_phone' : 'mistake' };
  if (did === 'correct') return { did, to: 'completed', note: 'As the driver says.' };
  return { did };
}
