import type { Batch } from '../../../shared/record-write.ts';
import { newRideWrites } from '../booking/booking-batch.ts';
import type { PickUp } from '../booking/pick-up.ts';
import { callBatch } from '../customers/call-batch.ts';
import { NOBODY_KNOWN } from '../customers/caller.ts';
import type { Customer } from '../customers/customer.ts';
import type { Signer } from '../firm/signer.ts';
import type { RideSettings } from '../firm/settings.ts';
import { endsOf } from './leg.ts';
import type { MadeDays } from './made-days.ts';
import { nameWrite } from './order-batch.ts';
import type { OrderRide } from './order-outlook.ts';

/** The person of an order, with or without an account. `phone` is the number in the passenger's record. */
export type OrderPerson =
  | { readonly customer: Customer }
  | { readonly account: string; readonly name: string; readonly phone: string };

export interface OrderBooking extends OrderRide {
  /** The id of the ride, chosen before the first attempt. */
  readonly id: string;
  readonly pickUp: PickUp;
  readonly person: OrderPerson;
  /** The made rides of the month, as they were read. */
  readonly made: MadeDays;
  /** The writes of the books for this ride. */
  readonly beside: Batch;
  /** The `rev` of the closed days, as they were read. */
  readonly closedRev: number;
  readonly by: Signer;
  readonly settings: RideSettings;
  readonly now: Date;
}

/** The writes that make a ride of an order: the booking, the ride's name in the order, and `beside`. */
export function orderBookingBatch(booking: OrderBooking): Batch {
  const { id, order, day, leg, pickUp, person, made, closedRev, beside, by, settings, now } = booking;
  const { people, needs, note } = order.plan;
  const phone = 'customer' in person ? person.customer.phone : person.phone;
  const trip = { ...endsOf(order.plan, leg), pickUp, people, needs, note, phone };
  const booked = { id, by: by.uid, settings, now };
  const name = nameWrite({ order, day, leg: leg.key, ride: id, closedRev }, made, by);
  if ('customer' in person) {
    const { customer } = person;
    const number = { phone: customer.phone, key: customer.phoneKey };
    const call = { number, name: customer.name, trip };
    const caller = { ...NOBODY_KNOWN, customer };
    return [...callBatch({ ...booked, call, caller, change: 'today', isStanding: true }), name, ...beside];
  }
  const rider = { uid: person.account, name: person.name };
  return [...newRideWrites({ ...booked, trip, rider }), name, ...beside];
}
