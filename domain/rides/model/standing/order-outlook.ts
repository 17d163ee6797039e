import { HOUR_MS, SECOND_MS } from '../../../shared/durations.ts';
import { dayAt, plusDays, type Day, type WallTime } from '../../../shared/time/wall-time.ts';
import { madeKey, type Leg } from './leg.ts';
import type { MadeDays } from './made-days.ts';
import { daysOfOrder, legInstant } from './order-days.ts';
import { timetableSince, type StandingOrder } from './standing-order.ts';

/** The rides of an order are made for this many days from today on. */
export const DAYS_AHEAD = 14;
/** For how many days a ride that was not made in time is shown as missed. */
export const MISSED_DAYS = 14;
/** How long after midnight the ways back of the day before still wait for a call. */
const RETURNS_PAST_MIDNIGHT_MS = 6 * HOUR_MS;

/** One ride that an order plans. */
export interface OrderRide {
  readonly order: StandingOrder;
  readonly day: Day;
  readonly leg: Leg;
}

export interface TimedRide extends OrderRide {
  readonly at: Date;
  readonly wall: WallTime;
}

/** A way back for which the passenger will ring. */
export interface WaitingReturn extends OrderRide {
  /** The id of the last made way there of that day, under which the board shows the way back. */
  readonly under: string;
}

/** The rides that an order has not made. */
export interface Outlook {
  /** The rides to make now, by pick-up. */
  readonly due: readonly TimedRide[];
  /** The rides that were not made in time. */
  readonly missed: readonly TimedRide[];
  readonly returns: readonly WaitingReturn[];
}

export interface OutlookAt {
  readonly now: Date;
  readonly timeZone: string;
  /** How long before its pick-up a later ride must be booked. Seconds. */
  readonly lead: number;
  readonly closed: ReadonlySet<Day>;
}

/** The first and the last day of an outlook, and today. */
export function lookedAt({ now, timeZone }: Pick<OutlookAt, 'now' | 'timeZone'>) {
  const today = dayAt(now, timeZone);
  return { first: plusDays(today, -MISSED_DAYS), today, last: plusDays(today, DAYS_AHEAD - 1) };
}

/**
 * The rides that an order has not made. `made` has all months of `lookedAt`. Pick-ups before `timetableSince` are not
 * missed, because the order did not plan them then.
 */
export function outlookOf(order: StandingOrder, made: MadeDays, when: OutlookAt): Outlook {
  const { timeZone, now, lead } = when;
  const window = lookedAt(when);
  const planned = daysOfOrder(order.plan, when.closed, window).flatMap((day) =>
    order.plan.legs.map((leg) => ({ order, day, leg })),
  );
  const open = planned.filter(({ day, leg }) => !made.has(madeKey(day, leg.key)));
  const timed = open.flatMap((ride) =>
    ride.leg.time === null ? [] : [{ ...ride, ...legInstant(ride.day, ride.leg.time, timeZone) }],
  );
  const isInTime = ({ at }: TimedRide) => at.getTime() > now.getTime() + lead * SECOND_MS;
  const earliest = dayAt(new Date(now.getTime() - RETURNS_PAST_MIDNIGHT_MS), timeZone);
  const returns = open.flatMap((ride) => {
    if (ride.leg.time !== null || ride.day < earliest || ride.day > window.today) return [];
    const under = order.plan.legs
      .filter(({ way }) => way === 'there')
      .map(({ key }) => made.get(madeKey(ride.day, key)) ?? '')
      .findLast((id) => id !== '');
    return under === undefined ? [] : [{ ...ride, under }];
  });
  return {
    due: timed.filter(isInTime).toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    missed: timed.filter((ride) => !isInTime(ride) && ride.at > timetableSince(order)),
    returns,
  };
}
