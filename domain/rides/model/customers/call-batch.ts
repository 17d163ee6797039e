import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { newRideWrites, type NewRide } from '../booking/booking-batch.ts';
import { fullerPhone } from '../booking/passenger-phone.ts';
import { recentPlaces } from '../basics/place.ts';
import { MOST_CUSTOMER_PLACES } from '../basics/ride-limits.ts';
import { customerPath } from '../stored/ride-paths.ts';
import type { Call, CallersNumber } from './call.ts';
import { callerRider, isSamePerson, type Caller, type RecordChange } from './caller.ts';
import { customerUntil, listedRides, namedFields, numbersOf } from './customer-batch.ts';
import type { Customer } from './customer.ts';

/** A ride that an administrator books for a caller. */
export interface CallBooking extends Pick<NewRide, 'id' | 'by' | 'settings' | 'now'> {
  readonly call: Call;
  readonly caller: Caller;
  /** What becomes of a known customer whose name or needs differ from the call’s. */
  readonly change: RecordChange;
}

/** What every booking changes of a customer, for their next one. */
function bookedFields({ id, call, now }: CallBooking, known: Customer | null) {
  return {
    recent: recentPlaces(call.trip, known?.recent ?? [], MOST_CUSTOMER_PLACES),
    rides: listedRides([id, ...(known?.rides ?? [])]),
    lastRideAt: SERVER_TIME,
    deleteAt: customerUntil(now),
  };
}

/** A caller who is not known yet: their first booking says all that is known. */
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
 * What a booking changes of a known customer. Name and needs change only if that was asked (D78), and what somebody else does
 * from this number today says nothing of the customer's own trips.
 */
function knownCustomer(booking: CallBooking, known: Customer, number: CallersNumber) {
  const { call, change } = booking;
  const { recent, ...fields } = bookedFields(booking, known);
  // The same number may be typed with another country, or in another writing, which changes nothing; one without a country gets it.
  const numbers = numbersOf(known).map(({ key, phone }) => ({
    key,
    phone: key === number.key ? fullerPhone(phone, number.phone) : phone,
  }));
  const isForGood = change === 'good';
  return {
    ...fields,
    ...((isForGood || isSamePerson(known, call.name)) && { recent }),
    ...(isForGood
      ? { ...namedFields(call.name, numbers), needs: call.trip.needs }
      : { phone: numbers[0]?.phone ?? known.phone }),
  };
}

/**
 * What a booking by phone stores: the ride, its details and, unless the caller has an account or no number, the customer. A ride belongs
 * to the account only if it is booked in its owner's name; anybody else who calls from that number is a customer.
 */
export function callBatch(booking: CallBooking): Batch {
  const { call, caller, change: _, ...ride } = booking;
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
