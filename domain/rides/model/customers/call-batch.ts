import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { newRideWrites, type NewRide } from '../booking/booking-batch.ts';
import { fullerPhone } from '../booking/passenger-phone.ts';
import { customerPath } from '../stored/ride-paths.ts';
import type { Call, CallersNumber } from './call.ts';
import { callerRider, isSamePerson, type Caller, type RecordChange } from './caller.ts';
import { customerUntil, listedRides, namedFields, numbersOf } from './customer-batch.ts';
import type { Customer } from './customer.ts';
import { takenTrip, tripsAfter } from '../booking/taken-trips.ts';

/** A ride that dispatch books for a caller, or that an order makes for a customer. */
export interface CallBooking extends Pick<NewRide, 'id' | 'by' | 'settings' | 'now'> {
  readonly call: Call;
  readonly caller: Caller;
  /** What happens to a customer's record if the call has another name or other needs. */
  readonly change: RecordChange;
  /**
   * Whether an order makes the ride. Such a ride prolongs the customer's record (R32). It is not added to the trips
   * (D96), because these are suggested to callers.
   */
  readonly isStanding?: boolean;
}

function bookedFields({ id, call, settings, now }: CallBooking, known: Customer | null) {
  return {
    trips: tripsAfter(takenTrip(call.trip, settings.timeZone, now), known?.trips ?? []),
    rides: listedRides([id, ...(known?.rides ?? [])]),
    lastRideAt: SERVER_TIME,
    deleteAt: customerUntil(now),
  };
}

/** A new customer, with the data of their first booking. */
function newCustomer(booking: CallBooking, number: CallersNumber) {
  const { name, trip } = booking.call;
  return {
    ...namedFields(name, [number]),
    places: [],
    needs: trip.needs,
    note: '',
    driverNote: '',
    ...bookedFields(booking, null),
  };
}

/**
 * The fields of a known customer that a booking changes. Name and needs change only on request (D78). The trips do not
 * change if an order makes the ride, or if the call has another name, which is not stored.
 */
function knownCustomer(booking: CallBooking, known: Customer, number: CallersNumber) {
  const { call, change, isStanding = false } = booking;
  const { trips, ...fields } = bookedFields(booking, known);
  // The more complete spelling of the number is stored. A known number with a country stays.
  const numbers = numbersOf(known).map(({ key, phone }) => ({
    key,
    phone: key === number.key ? fullerPhone(phone, number.phone) : phone,
  }));
  const isForGood = change === 'good';
  return {
    ...fields,
    ...((isForGood || isSamePerson(known, call.name)) && !isStanding && { trips }),
    ...(isForGood
      ? { ...namedFields(call.name, numbers), needs: call.trip.needs }
      : { phone: numbers[0]?.phone ?? known.phone }),
  };
}

/**
 * The writes of a booking by phone: the ride, its details and the customer. There is no customer for a caller without a
 * number. If the account's owner calls under the account's name, the account gets the ride, and no customer is stored.
 */
export function callBatch(booking: CallBooking): Batch {
  const { call, caller, change: _, isStanding: _standing, ...ride } = booking;
  const { name, number, trip } = call;
  const booked = (rider: Pick<NewRide['rider'], 'uid' | 'customer'>) =>
    newRideWrites({ ...ride, trip, rider: { name, ...rider } });
  const { customer, account, isOwner } = caller;
  if (number === null) return booked({ uid: callerRider(ride.id) });
  if (isOwner && account?.name === name) return booked({ uid: account.uid });
  const known = booking.change === 'another' ? null : customer;
  // A new customer has the id of their first ride.
  const id = known?.id ?? ride.id;
  const path = customerPath(id);
  return [
    ...booked({ uid: callerRider(ride.id), customer: id }),
    known === null
      ? { kind: 'set', path, fields: newCustomer(booking, number) }
      : { kind: 'update', path, fields: knownCustomer(booking, known, number) },
  ];
}
