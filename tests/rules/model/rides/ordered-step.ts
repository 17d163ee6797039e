import type { PromiseSlot } from '#domain/rides/model/firm/shift.ts';
import type { Card } from '#domain/rides/model/ride/driver-card.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { StepName } from '#domain/rides/model/ride/ride-steps.ts';
import { givesBack } from '#domain/rides/model/ride/gives-back.builder.ts';
import type { EditedDetails, StepOrder } from '#domain/rides/model/ride/step-order.ts';

/** What the trips of the model are changed to: every second time to what they are already, if nothing came in between. */
const EDITS = [
  {
    area: { from: 'Harbour', to: 'Old Town' },
    people: 2,
    needs: ['luggage'],
    details: { from: { text: 'Pier 3, Harbour' }, to: { text: 'Main Street 1, Old Town' }, note: '' },
  },
  {
    area: { from: 'Harbour', to: '' },
    people: 2,
    needs: ['luggage'],
    details: { from: { text: 'Pier 3, Harbour' }, to: { text: 'Town Hall' }, note: 'Back door.' },
  },
] as const;

/** Who takes a step of which ride, or is given it, and by which card they are known. */
interface Parts {
  readonly ride: Ride;
  readonly isDispatch: boolean;
  readonly card: Card;
  readonly target: { readonly uid: string; readonly card: Card };
  readonly slot: PromiseSlot;
  /** What the details of the ride say. */
  readonly was: EditedDetails;
}

/** A sound order of a step. */
export function orderedStep(did: Exclude<StepName, 'request'>, parts: Parts): StepOrder {
  const { ride, isDispatch, card, target, slot, was } = parts;
  if (did === 'take' || did === 'depart') return { did, card, etaAt: null };
  if (did === 'reserve') return { did, card, slot };
  if (did === 'offer') return { did, driver: target.uid };
  if (did === 'assign') return { did, driver: target.uid, card: target.card, slot };
  if (did === 'decline') return { did, why: 'busy' };
  if (did === givesBack().did) return givesBack();
  if (did === 'cancel') {
    return isDispatch ? { did, why: 'by_phone' } : { did, why: 'other', note: 'Too late.' };
  }
  if (did === 'correct') {
    return { did, to: ride.state === 'completed' ? 'no_show' : 'completed', note: 'As the driver says.' };
  }
  return did === 'edit'
    ? { did, ...(EDITS[Math.floor(ride.rev / 2) % EDITS.length] ?? EDITS[0]), was }
    : { did };
}
