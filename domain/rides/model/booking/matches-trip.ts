import { isSame } from '../../../shared/is-same.ts';
import type { Ride } from '../ride/ride.ts';
import type { Place } from './place.ts';
import type { RideDetails } from './ride-details.ts';
import type { Trip, TripChange } from './trip.ts';

const wordsOf = ({ text, lat, lng }: Place) => [text, lat, lng];

type Stored = readonly [ride: Ride, details: RideDetails];

/** Whether a ride and its details already hold everything that an edit can change. */
export function matchesChange([ride, details]: Stored, change: TripChange): boolean {
  const { from, to, note, people, needs } = change;
  return (
    isSame(wordsOf(details.from), wordsOf(from)) &&
    isSame(wordsOf(details.to), wordsOf(to)) &&
    details.note === note &&
    ride.people === people &&
    isSame(ride.needs.toSorted(), needs.toSorted())
  );
}

/** Whether a ride and its details are this trip under this name, even after further steps of the ride. */
export function matchesTrip([ride, details]: Stored, trip: Trip, name: string): boolean {
  const { pickUp, phone } = trip;
  const isThen = pickUp.kind === 'now' || pickUp.at.getTime() === ride.pickupAt.getTime();
  return (
    ride.kind === pickUp.kind &&
    isThen &&
    details.phone === phone &&
    details.name === name &&
    matchesChange([ride, details], trip)
  );
}
