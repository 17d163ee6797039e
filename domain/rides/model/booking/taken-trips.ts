import { count } from '../../../shared/composed-decoders.ts';
import type { Decoder, Fields, ValuesOf } from '../../../shared/decoders.ts';
import { weekdayOf } from '../../../shared/time/day.ts';
import { dayIn, wallTimeAt } from '../../../shared/time/wall-time.ts';
import { MOST_TAKEN_TRIPS } from '../basics/ride-limits.ts';
import { place, type Place } from '../basics/place.ts';
import type { Trip } from './trip.ts';

export const HOURS = 24;
const WEEK = 7 * HOURS;

/** An hour of the week on the service's clocks; 0 is Monday from midnight to 1 am. */
export type WeekHour = number;

export function weekHourAt(at: Date, timeZone: string): WeekHour {
  const wall = wallTimeAt(at, timeZone);
  return weekdayOf(dayIn(wall)) * HOURS + Number(wall.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh'.length));
}

const weekHour: Decoder<WeekHour> = (stored) => {
  const hour = count(stored);
  return hour !== undefined && hour < WEEK ? hour : undefined;
};

export interface Ends {
  readonly from: Place;
  readonly to: Place;
}

/** A trip as the record of a customer or passenger stores it: its ends, and the hour of its pick-up. */
export const TAKEN_TRIP_FIELDS = { from: place, to: place, hour: weekHour } as const satisfies Fields;
export type TakenTrip = ValuesOf<typeof TAKEN_TRIP_FIELDS>;

export const isSameWay = (one: Ends, other: Ends): boolean =>
  one.from.text === other.from.text && one.to.text === other.to.text;

export const isOpposite = (one: Ends, other: Ends) => isSameWay(one, { from: other.to, to: other.from });

/** The trip as a record stores it, with the hour of the week on the service's clocks. */
export function takenTrip(
  { from, to, pickUp }: Pick<Trip, 'from' | 'to' | 'pickUp'>,
  timeZone: string,
  now: Date,
): TakenTrip {
  return { from, to, hour: weekHourAt(pickUp.kind === 'now' ? now : pickUp.at, timeZone) };
}

export const placesOfTrips = (trips: readonly Ends[]): readonly Place[] =>
  trips.flatMap(({ from, to }) => [from, to]);

/** Leaves out the oldest trip that a later trip repeats, or the oldest of all if no trip is repeated. */
function withoutOldest(trips: readonly TakenTrip[]): readonly TakenTrip[] {
  const repeated = trips.findLastIndex((trip, at) => trips.findIndex((each) => isSameWay(each, trip)) < at);
  return trips.toSpliced(repeated, 1);
}

/**
 * The trips of a person with this one added, the latest first. A way back is left out if its hour of the week is within
 * 24 hours after the last trip's. After a way back the next trip begins where the last trip began.
 */
export function tripsAfter(trip: TakenTrip, before: readonly TakenTrip[]): readonly TakenTrip[] {
  const [last] = before;
  const isWayBack =
    last !== undefined && isOpposite(trip, last) && (trip.hour - last.hour + WEEK) % WEEK < HOURS;
  if (isWayBack) return before;
  const trips = [trip, ...before];
  return trips.length > MOST_TAKEN_TRIPS ? withoutOldest(trips) : trips;
}
