import { nameKeysOf } from '../../../accounts/model/name-keys.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { newRideWrites, type NewRide } from '../booking/booking-batch.ts';
import { recentPlaces } from '../booking/place.ts';
import { MOST_CUSTOMER_PLACES } from '../ride-limits.ts';
import { customerPath } from '../stored/ride-paths.ts';
import type { Call, CallersNumber } from './call.ts';
import { callerRider, type Caller } from './caller.ts';
import { customerUntil, listedRides } from './customer-batch.ts';

/** A ride that an administrator books for a caller. */
export interface CallBooking extends Pick<NewRide, 'id' | 'by' | 'settings' | 'now'> {
  readonly call: Call;
  readonly caller: Caller;
}

/** What is kept of a customer after a ride, for their next booking. */
function customerAfter({ id, call, caller, now }: CallBooking, number: CallersNumber) {
  const { name, trip } = call;
  const { nameKey, nameKey2 } = nameKeysOf(name);
  const known = caller.customer?.places ?? [];
  return {
    phone: number.phone,
    name,
    nameKey,
    nameKey2,
    places: recentPlaces(trip, known, MOST_CUSTOMER_PLACES),
    needs: trip.needs,
    rides: listedRides([id, ...(caller.customer?.rides ?? [])]),
    lastRideAt: SERVER_TIME,
    deleteAt: customerUntil(now),
  };
}

/**
 * What a booking by phone stores: the ride, its details and, unless the caller has an account or no number, the customer. A ride belongs
 * to the account only if it is booked in its owner's name; anybody else who calls from that number is a customer.
 */
export function callBatch(booking: CallBooking): Batch {
  const { call, caller, ...ride } = booking;
  const { name, trip, number } = call;
  const booked = (rider: Pick<NewRide['rider'], 'uid' | 'customer'>) =>
    newRideWrites({ ...ride, trip, rider: { name, ...rider } });
  const { customer, account, isOwner } = caller;
  if (number === null) return booked({ uid: callerRider(ride.id) });
  if (isOwner && account?.name === name) return booked({ uid: account.uid });
  // A new customer has the id of their first ride.
  const id = customer?.id ?? ride.id;
  const fields = customerAfter(booking, number);
  const path = customerPath(id);
  return [
    ...booked({ uid: callerRider(ride.id), customer: id }),
    customer === null
      ? { kind: 'set', path, fields: { phoneKey: number.key, ...fields } }
      : { kind: 'update', path, fields },
  ];
}
