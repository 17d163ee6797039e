import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { Batch } from '../../shared/record-write.ts';
import { settle } from '../../shared/settle.ts';
import type { Day } from '../../shared/time/wall-time.ts';
import { areaOf } from '../model/booking/area-of.ts';
import { forDispatch, toBookable, type PickUp } from '../model/booking/pick-up.ts';
import { customerIn } from '../model/customers/caller.ts';
import type { Place } from '../model/basics/place.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { Signer } from '../model/firm/signer.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import { closedDaySet, type ClosedDays } from '../model/standing/closed-days.ts';
import { endsOf, madeKey, type Leg } from '../model/standing/leg.ts';
import { monthOf, type MadeDays } from '../model/standing/made-days.ts';
import { orderBookingBatch, type OrderPerson } from '../model/standing/order-booking.ts';
import { isClosedFor } from '../model/standing/order-days.ts';
import type { OrderRide } from '../model/standing/order-outlook.ts';
import type { OrderPlan } from '../model/standing/order-plan.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { OrderPeople } from '../ports/customer-repository.ts';
import type { RidePorts } from '../ports/ride-ports.ts';
import type { RideToBill, OrderBillingPort } from '../ports/order-billing-port.ts';
import type { OrderRepository } from '../ports/order-repository.ts';

export interface RideToMake extends OrderRide {
  /** The id for the new ride. An order names at most one ride for a day and leg. */
  readonly id: string;
  readonly pickUp: PickUp;
}

export interface MakingBy {
  readonly by: Signer;
  readonly settings: RideSettings;
  /** Returns the closed days, and reads them anew if `isAgain`. If this function is absent, they are always read. */
  readonly closedDays?: (isAgain: boolean) => Promise<Result<ClosedDays>>;
}

export interface MakerNeeds extends Pick<RidePorts, 'records' | 'clock'> {
  readonly customers: OrderPeople;
  readonly orders: OrderRepository;
  openBilling(): Promise<Pick<OrderBillingPort, 'beside'>>;
}

/**
 * Makes one ride of an order. It also succeeds if the order already names a ride for the day and leg. Then somebody was
 * faster, or an answer was lost. Fails with `order-changed` (also for a dismissed ride or a closed day),
 * `order-person-gone`, `customer-blocked`, `phone-required` or `billing-refused`, and as `toBookable`.
 */
export type MakeRide = (ride: RideToMake, making: MakingBy) => Promise<RideResult<void>>;

/** The id of the ride that the order has made for a day and leg; `''` if it was dismissed, `null` if there is none. */
const nameIn = (made: MadeDays, day: Day, leg: Leg): string | null => made.get(madeKey(day, leg.key)) ?? null;

/** A ride of an order in the form that the books need. */
export function billedRide(
  {
    id,
    plan,
    leg,
    pickUpAt,
  }: Pick<RideToBill, 'id' | 'pickUpAt'> & { readonly plan: OrderPlan; readonly leg: Leg },
  settings: RideSettings,
): RideToBill {
  const placed = (place: Place) => ({ area: areaOf(place, settings), lat: place.lat, lng: place.lng });
  const { from, to } = endsOf(plan, leg);
  return { id, from: placed(from), to: placed(to), pickUpAt };
}

export function orderMakerOf(needs: MakerNeeds): MakeRide {
  const { customers, orders, records, clock } = needs;
  const personOf = async (
    { rider, plan }: StandingOrder,
    { phoneRequired }: RideSettings,
  ): Promise<RideResult<OrderPerson>> => {
    const id = customerIn(rider);
    if (id === null) {
      const account = await customers.passenger(rider);
      if (!account.ok) return account;
      if (account.value === null) return fail({ code: 'order-person-gone' });
      const { phone } = account.value;
      if (phone === '' && phoneRequired) return fail({ code: 'phone-required' });
      return succeed({ account: rider, name: plan.name, phone });
    }
    const own = await customers.byId(id);
    // The customer's record may have been merged into another one (D79).
    const found = own.ok && own.value === null ? await customers.mergedFrom(id) : own;
    if (!found.ok) return found;
    const customer = found.value;
    if (customer === null) return fail({ code: 'order-person-gone' });
    const { blocked } = customer;
    if (blocked !== null) return fail({ code: 'customer-blocked', name: blocked.name, at: blocked.at });
    return succeed({ customer });
  };

  /** The writes of the books; none if the passenger pays. */
  const besideOf = async (
    { id, order: { plan }, leg }: RideToMake,
    pickUpAt: Date,
    { by, settings }: MakingBy,
  ): Promise<RideResult<Batch>> => {
    if (plan.billing === null) return succeed([]);
    const billing = await needs.openBilling();
    return billing.beside(billedRide({ id, plan, leg, pickUpAt }, settings), plan.billing, by.uid);
  };

  /** After a failure: `made` if the order names a ride, `changed` if the ride is dismissed or the order has changed. */
  const verdictOn = async ({ order, day, leg }: RideToMake): Promise<Result<'made' | 'changed' | null>> => {
    const made = await orders.made(order.id, [monthOf(day)]);
    if (!made.ok) return made;
    const name = nameIn(made.value, day, leg);
    if (name !== null) return succeed(name === '' ? 'changed' : 'made');
    const now = await orders.byId(order.id);
    if (!now.ok) return now;
    return succeed(now.value?.rev === order.rev ? null : 'changed');
  };

  const make = async (ride: RideToMake, making: MakingBy, attempt = 1): Promise<RideResult<void>> => {
    // Other rides were made first, so the pick-up may now be in the past.
    const service = { settings: forDispatch(making.settings), now: clock.now() };
    const pickUp = toBookable(ride.pickUp, service);
    if (!pickUp.ok) return pickUp;
    const person = await personOf(ride.order, making.settings);
    if (!person.ok) return person;
    const [made, closed] = await Promise.all([
      orders.made(ride.order.id, [monthOf(ride.day)]),
      making.closedDays?.(attempt > 1) ?? orders.closedDays(),
    ]);
    if (!made.ok) return made;
    if (!closed.ok) return closed;
    const { rev: closedRev, days } = closed.value;
    const name = nameIn(made.value, ride.day, ride.leg);
    if (name !== null) return name === '' ? fail({ code: 'order-changed' }) : succeed();
    // The firm has closed this day since the outlook was computed.
    if (isClosedFor(ride.order.plan, closedDaySet(days), ride.day)) return fail({ code: 'order-changed' });
    const now = clock.now();
    const beside = await besideOf(ride, ride.pickUp.kind === 'now' ? now : ride.pickUp.at, making);
    if (!beside.ok) return beside;
    const read = { person: person.value, made: made.value, closedRev, beside: beside.value };
    const booking = { ...ride, ...making, ...read, now };
    return settle(records, orderBookingBatch(booking), {
      read: () => verdictOn(ride),
      async verdict(found, { code }): Promise<RideResult<void> | null> {
        if (found === 'made') return succeed();
        if (found === 'changed') return fail({ code: 'order-changed' });
        // The rules refuse a batch whose month, customer or closed days have changed meanwhile. A new batch may pass.
        const isAgain = code === 'permission-denied' && attempt < MOST_ATTEMPTS;
        return isAgain ? make(ride, making, attempt + 1) : null;
      },
    });
  };
  return (ride, making) => make(ride, making);
}
