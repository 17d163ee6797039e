import { isSame } from '../../../shared/is-same.ts';
import type { Ride } from '../ride/ride.ts';
import type { Place } from '../basics/place.ts';
import type { PickUp } from './pick-up.ts';
import type { RideDetails } from './ride-details.ts';
import type { Trip, TripChange } from './trip.ts';

const wordsOf = ({ text, lat, lng }: Place) => [text, lat, lng];

/** Whether a ride has this pick-up. For rides for now the times are not compared, because no one chose them. */
export function hasPickUp({ kind, pickupAt }: Ride, pickUp: PickUp): boolean {
  return kind === pickUp.kind && (pickUp.kind === 'now' || pickUp.at.getTime() === pickupAt.getTime());
}

type Stored = readonly [ride: Ride, details: RideDetails];

/** Whether a ride and its details already have all values of this change. */
export function matchesChange([ride, details]: Stored, change: TripChange): boolean {
  const { from, to, note, people, needs, pickUp, name, phone } = change;
  return (
    (pickUp === undefined || hasPickUp(ride, pickUp)) &&
    isSame(wordsOf(details.from), wordsOf(from)) &&
    isSame(wordsOf(details.to), wordsOf(to)) &&
    details.note === note &&
    (name === undefined || details.name === name) &&
    (phone === undefined || details.phone === phone) &&
    ride.people === people &&
    isSame(ride.needs.toSorted(), needs.toSorted())
  );
}

/** Whether a ride and its details have the values of this trip and this name. The ride's state does not matter. */
export function matchesTrip([ride, details]: Stored, trip: Trip, name: string): boolean {
  return matchesChange([ride, details], { ...trip, name });
}
