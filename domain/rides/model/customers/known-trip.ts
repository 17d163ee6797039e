import type { Need } from '../basics/need.ts';
import type { Place } from '../basics/place.ts';
import { distinctPlaces } from '../basics/places-named.ts';
import type { Caller } from './caller.ts';
import {
  HOURS,
  isOpposite,
  isSameWay,
  placesOfTrips,
  type Ends,
  type TakenTrip,
  type WeekHour,
} from '../booking/taken-trips.ts';

const SATURDAY = 5;
/** How far from its usual hour a trip may be. Hours. */
const NEAR = 2;

const isWeekend = (hour: WeekHour) => hour >= SATURDAY * HOURS;

/** Whether both hours are at about the same time of day, and both on working days or both on weekends. */
function isNear(one: WeekHour, other: WeekHour): boolean {
  const apart = Math.abs(one - other) % HOURS;
  return isWeekend(one) === isWeekend(other) && Math.min(apart, HOURS - apart) <= NEAR;
}

/**
 * How often a caller took a trip: `near` at about this time, `times` in all. `latest` and `first` are positions in the
 * list of trips.
 */
interface Habit extends Ends {
  readonly near: number;
  readonly times: number;
  readonly latest: number;
  readonly first: number;
}

/** A trip counts as a way back if its opposite is more frequent, or as frequent and older. */
const isBackOf = (one: Habit, other: Habit) =>
  isOpposite(one, other) &&
  (other.times > one.times || (other.times === one.times && other.first > one.first));

/**
 * The trips of a caller, each once. The most frequent at about this hour come first, then the most frequent at any
 * hour, then the latest. Ways back are left out, because proposing one would send the car to the wrong end. `hour` is
 * `null` if the service's zone is unknown.
 */
export function usualTrips(trips: readonly TakenTrip[], hour: WeekHour | null): readonly Ends[] {
  const habits: Habit[] = [];
  for (const [at, trip] of trips.entries()) {
    const near = hour !== null && isNear(trip.hour, hour) ? 1 : 0;
    const known = habits.findIndex((each) => isSameWay(each, trip));
    const habit = habits[known];
    if (habit === undefined)
      habits.push({ from: trip.from, to: trip.to, near, times: 1, latest: at, first: at });
    else habits[known] = { ...habit, near: habit.near + near, times: habit.times + 1, first: at };
  }
  return habits
    .filter((habit) => !habits.some((other) => isBackOf(habit, other)))
    .toSorted((one, other) => other.near - one.near || other.times - one.times || one.latest - other.latest)
    .map(({ from, to }) => ({ from, to }));
}

/** How many other trips of a caller are offered beside the usual one. */
const MOST_OTHER_TRIPS = 3;

/** What fills in the form of a caller's booking: name, usual trip, needs and note. Unknown values are empty. */
export interface KnownTrip extends Ends {
  readonly name: string;
  /** The caller's other trips, the most usual first. */
  readonly others: readonly Ends[];
  readonly needs: readonly Need[];
  /** The customer's note for each driver. */
  readonly note: string;
}

const NOWHERE: Place = { text: '' };
export const NOTHING_KNOWN: KnownTrip = {
  name: '',
  from: NOWHERE,
  to: NOWHERE,
  others: [],
  needs: [],
  note: '',
};

/** The places of a caller's trips, the last trip first, then a customer's own places. Each place comes once. */
export function placesOf({ customer, account, isOwner }: Caller): readonly Place[] {
  if (isOwner) return distinctPlaces(placesOfTrips(account?.trips ?? []));
  return customer === null ? [] : distinctPlaces([...placesOfTrips(customer.trips), ...customer.places]);
}

/** What fills in the form of a caller's booking. `hour` is `null` if the service's zone is unknown. */
export function knownTrip(caller: Caller, hour: WeekHour | null): KnownTrip {
  const { customer, account, isOwner } = caller;
  const known = isOwner ? null : customer;
  const person = isOwner ? account : customer;
  const [from = NOWHERE, to = NOWHERE] = placesOf(caller);
  const [usual = { from, to }, ...others] = usualTrips(person?.trips ?? [], hour);
  return {
    ...usual,
    name: person?.name ?? '',
    others: others.slice(0, MOST_OTHER_TRIPS),
    needs: known?.needs ?? [],
    note: known?.driverNote ?? '',
  };
}
