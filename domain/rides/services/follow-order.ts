import { asDispatcher } from '../../shared/people/acting.ts';
import { fail, succeed } from '../../shared/result.ts';
import type { RecordStore } from '../../shared/record-store.ts';
import type { RecordWrite } from '../../shared/record-write.ts';
import type { RideFailure, RideResult } from '../model/errors/ride-error.ts';
import { endsSeries } from '../model/errors/ride-meaning.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import { signerOf, type Signer } from '../model/firm/signer.ts';
import { endsOf, madeKey } from '../model/standing/leg.ts';
import { freeWrite } from '../model/standing/order-batch.ts';
import type { AffectedRide } from '../model/standing/order-change.ts';
import { isOrderDay, legInstant } from '../model/standing/order-days.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { OrderNeeds } from '../ports/ride-ports.ts';
import { createEditRide } from './edit-ride.ts';
import { followMarksOf } from './follow-marks.ts';
import { billedRide } from './order-maker.ts';
import { requiredSettings } from './service-settings.ts';
import { createTakeStep } from './take-step.ts';

/** A made ride that did not follow the change of its order, with the failure. */
export interface LeftBehind {
  readonly ride: AffectedRide;
  readonly error: RideFailure;
}

/**
 * Changes made rides, one after the other, to the plan of their changed order. Ordinary edits and cancellations do
 * this, with log lines and notices. A new payer is stored after the edit (D137). A cancellation removes the ride's name
 * from the order. So the order makes a new ride if the day comes back (D123). Returns the rides whose change failed,
 * for another attempt. After a lost network, or another failure for which `endsSeries` holds, a ride keeps its mark
 * (`OrderLook.left`).
 */
export type FollowOrder = (
  order: StandingOrder,
  affected: readonly AffectedRide[],
  tell?: (done: number, all: number) => void,
) => Promise<RideResult<readonly LeftBehind[]>>;

/** The same store, with one more write in each batch. */
const withWrite = (records: RecordStore, write: RecordWrite): RecordStore => ({
  commit: (batch) => records.commit([...batch, write]),
});

export function createFollowOrder(needs: OrderNeeds): FollowOrder {
  const { rides, shifts, fleet, orders, records, rideFeed, clock, lastKnown, session } = needs;
  const ports = { rides, shifts, fleet, rideFeed, clock, lastKnown, session };
  const editRide = createEditRide(needs);
  const marks = followMarksOf(needs);

  const cancel = async (order: StandingOrder, made: AffectedRide, by: Signer): Promise<RideResult<void>> => {
    const { plan } = order;
    const closed = await orders.closedDays();
    if (!closed.ok) return closed;
    const free = freeWrite({ ...made, order, closedRev: closed.value.rev }, by);
    // If the plan still has the ride, it is cancelled because the firm is closed.
    const isPlanned = isOrderDay(plan, new Set(), made.day) && plan.legs.some(({ key }) => key === made.leg);
    const takeStep = createTakeStep({ ...ports, records: withWrite(records, free) });
    const step = { did: 'cancel', why: isPlanned ? 'no_driver' : 'passenger' } as const;
    const cancelled = await takeStep(made.ride, step);
    if (cancelled.ok || cancelled.error.code !== 'permission-denied') return cancelled;
    const now = await orders.byId(order.id);
    return now.ok && now.value?.rev !== order.rev ? fail({ code: 'order-changed' }) : cancelled;
  };

  const followOne = async (
    order: StandingOrder,
    made: AffectedRide,
    by: Signer,
    settings: RideSettings,
  ): Promise<RideResult<void>> => {
    const { ride, details, day, becomes } = made;
    if (becomes === null) return cancel(order, made, by);
    if (details === null) return fail({ code: 'unexpected', message: 'ride without details' });
    const { people, needs: needed, note } = order.plan;
    const change = { ...endsOf(order.plan, becomes), people, needs: needed, note };
    // If the leg no longer has a time, the ride keeps its pick-up, because the passenger counts on it.
    const at = becomes.time === null ? null : legInstant(day, becomes.time, settings.timeZone);
    const timed = at === null ? change : { ...change, pickUp: { kind: 'later', ...at } as const };
    const edited = await editRide(ride, details, timed);
    if (!edited.ok || !made.isPaidOtherwise) return edited;
    const pickUpAt = at?.at ?? ride.pickupAt;
    const billed = billedRide({ id: ride.id, plan: order.plan, leg: becomes, pickUpAt }, settings);
    const billing = await needs.openBilling();
    return billing.charge(billed, order.plan.billing, by.uid);
  };

  return (order, affected, tell = () => {}) =>
    asDispatcher(session, async (user): Promise<RideResult<readonly LeftBehind[]>> => {
      if (affected.length === 0) return succeed([]);
      const settings = await requiredSettings(fleet);
      if (!settings.ok) return settings;
      const left: LeftBehind[] = [];
      const done: string[] = [];
      for (const [at, ride] of affected.entries()) {
        const followed = await followOne(order, ride, signerOf(user), settings.value);
        if (!followed.ok) left.push({ ride, error: followed.error });
        if (followed.ok || !endsSeries(followed.error)) done.push(madeKey(ride.day, ride.leg));
        tell(at + 1, affected.length);
      }
      // If this request is lost, the next `OrderRides.look` finds no ride that differs, and removes the marks.
      await marks.remove(order, done);
      return succeed(left);
    });
}
