import type { Card } from '#domain/rides/model/ride/card.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';
import type { StepOrder } from '#domain/rides/model/ride/step-order.ts';

const EDIT: StepOrder = {
  did: 'edit',
  area: { from: 'Harbour', to: 'Old Town' },
  people: 2,
  needs: ['luggage'],
  details: { from: { text: 'Pier 3, Harbour' }, to: { text: 'Main Street 1, Old Town' }, note: '' },
};

/** Who takes a step of which ride, or is given it, and by which card they are known. */
interface Parts {
  readonly ride: Ride;
  readonly isDispatch: boolean;
  readonly card: Card;
  readonly target: { readonly uid: string; readonly card: Card };
}

/** A sound order of a step. */
export function orderedStep(did: Exclude<StepName, 'request'>, parts: Parts): StepOrder {
  const { ride, isDispatch, card, target } = parts;
  if (did === 'take' || did === 'depart') return { did, card, etaAt: null };
  if (did === 'reserve') return { did, card };
  if (did === 'offer') return { did, driver: target.uid };
  if (did === 'assign') return { did, driver: target.uid, card: target.card };
  if (did === 'decline') return { did, why: 'busy' };
  if (did === 'give_back') return { did, why: 'delay' };
  if (did === 'cancel') return { did, why: isDispatch ? 'by_phone' : 'mistake' };
  if (did === 'correct') {
    return { did, to: ride.state === 'completed' ? 'no_show' : 'completed', note: 'As the driver says.' };
  }
  return did === 'edit' ? EDIT : { did };
}
