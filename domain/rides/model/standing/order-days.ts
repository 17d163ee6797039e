import { DAY_MS } from '../../../shared/durations.ts';
import { dayAfter, weekdayOf } from '../../../shared/time/day.ts';
import { instantsOf, plusDays, wallTimeAt, type Day, type WallTime } from '../../../shared/time/wall-time.ts';
import type { OrderPlan } from './order-plan.ts';
import { isPaused } from './pause.ts';

const DAYS_OF_WEEK = 7;

const mondayOf = (day: Day): Day => plusDays(day, -weekdayOf(day));

const weeksBetween = (one: Day, other: Day): number =>
  (Date.parse(mondayOf(other)) - Date.parse(mondayOf(one))) / (DAYS_OF_WEEK * DAY_MS);

/** Whether an order has no ride on this day because the firm is closed. */
export const isClosedFor = (
  { closed }: Pick<OrderPlan, 'closed'>,
  days: ReadonlySet<Day>,
  day: Day,
): boolean => closed === 'skip' && days.has(day);

type Pattern = Pick<OrderPlan, 'weekdays' | 'every' | 'first' | 'last' | 'closed' | 'pauses'>;

export function isOrderDay(plan: Pattern, closed: ReadonlySet<Day>, day: Day): boolean {
  return (
    plan.first <= day &&
    day <= plan.last &&
    plan.weekdays.some((weekday) => weekday === weekdayOf(day)) &&
    weeksBetween(plan.first, day) % plan.every === 0 &&
    !isPaused(plan.pauses, day) &&
    !isClosedFor(plan, closed, day)
  );
}

/** The days of an order from one day to another, both included. `closed` has the days on which the firm is closed. */
export function daysOfOrder(
  plan: Pattern,
  closed: ReadonlySet<Day>,
  { first, last }: { readonly first: Day; readonly last: Day },
): readonly Day[] {
  const days: Day[] = [];
  const end = last < plan.last ? last : plan.last;
  for (let day = first < plan.first ? plan.first : first; day <= end; day = dayAfter(day)) {
    if (isOrderDay(plan, closed, day)) days.push(day);
  }
  return days;
}

/**
 * The instant of a leg on a day, with its wall time. If the clocks show the time twice, the first instant counts. If
 * the clocks skip the time, the leg is later by the length of the gap.
 */
export function legInstant(
  day: Day,
  time: string,
  timeZone: string,
): { readonly at: Date; readonly wall: WallTime } {
  const typed = `${day}T${time}`;
  const [at] = instantsOf(typed, timeZone);
  if (at !== undefined) return { at, wall: typed };
  // In the gap the offset of the day before counts.
  const before = instantsOf(`${plusDays(day, -1)}T${time}`, timeZone)[0] ?? new Date(`${typed}Z`);
  const shifted = new Date(before.getTime() + DAY_MS);
  return { at: shifted, wall: wallTimeAt(shifted, timeZone) };
}
