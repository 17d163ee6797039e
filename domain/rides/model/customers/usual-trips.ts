import { count } from '../../../shared/composed-decoders.ts';
import type { Decoder, Fields, ValuesOf } from '../../../shared/decoders.ts';
import { weekdayOf } from '../../../shared/time/day.ts';
import { dayIn, wallTimeAt } from '../../../shared/time/wall-time.ts';
import { MOST_TRIPS_OF_CALLER } from '../basics/ride-limits.ts';
import { place, type Place } from '../basics/place.ts';

const HOURS = 24;
const WEEK = 7 * HOURS;
const SATURDAY = 5;
/** How far from its hour a trip still is usual. */
const NEAR = 2;

/** An hour of the week on the service's clocks, from 0, which begins on Monday at midnight. It names no day. */
export type WeekHour = number;

export function weekHourAt(at: Date, timeZone: string): WeekHour {
  const wall = wallTimeAt(at, timeZone);
  return weekdayOf(dayIn(wall)) * HOURS + Number(wall.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh'.length));
}

const weekHour: Decoder<WeekHour> = (stored) => {
  const hour = count(stored);
  return hour !== undefined && hour < WEEK ? hour : undefined;
};

/** The two ends of a trip. */
export interface Ends {
  readonly from: Place;
  readonly to: Place;
}

/** A trip as a customer's record stores it: its ends, and the hour of its pick-up. */
export const TAKEN_TRIP_FIELDS = { from: place, to: place, hour: weekHour } as const satisfies Fields;
export type TakenTrip = ValuesOf<typeof TAKEN_TRIP_FIELDS>;

export const isSameWay = (one: Ends, other: Ends): boolean =>
  one.from.text === other.from.text && one.to.text === other.to.text;

const isOpposite = (one: Ends, other: Ends) => isSameWay(one, { from: other.to, to: other.from });

/**
 * The trips of a customer after this one, the latest first. The way back within a day of the last one is left out, because
 * their next trip begins where that one began.
 */
export function tripsAfter(trip: TakenTrip, before: readonly TakenTrip[]): readonly TakenTrip[] {
  const [last] = before;
  const isWayBack =
    last !== undefined && isOpposite(trip, last) && (trip.hour - last.hour + WEEK) % WEEK < HOURS;
  return isWayBack ? before : [trip, ...before].slice(0, MOST_TRIPS_OF_CALLER);
}

const isWeekend = (hour: WeekHour) => hour >= SATURDAY * HOURS;

/** Whether both are at about the same time of working days, or of weekends. */
function isNear(one: WeekHour, other: WeekHour): boolean {
  const apart = Math.abs(one - other) % HOURS;
  return isWeekend(one) === isWeekend(other) && Math.min(apart, HOURS - apart) <= NEAR;
}

/** How often a customer takes a trip: at this time, at any time, and its first and last place in their trips. */
interface Habit extends Ends {
  readonly near: number;
  readonly times: number;
  readonly latest: number;
  readonly first: number;
}

/** A trip whose opposite is taken at least as often, and was before it, is the way back of a stay of some days. */
const isBackOf = (one: Habit, other: Habit) =>
  isOpposite(one, other) &&
  (other.times > one.times || (other.times === one.times && other.first > one.first));

/**
 * The trips of a customer, each once, the usual one at this hour first: taken most at about this time, then most at any
 * time, then last. Ways back are none of them, because their proposal would send the car to the wrong end. `hour` is `null`
 * while the service's zone is unknown.
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
