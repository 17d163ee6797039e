import { count, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type Decoder, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { isDay } from '../../../shared/time/day.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import { NEEDS } from '../basics/need.ts';
import { place } from '../basics/place.ts';
import { billing, storedBilling } from './order-billing.ts';
import { leg, legText } from './leg.ts';
import { pause, pauseText } from './pause.ts';

const day: Decoder<Day> = (stored) => (typeof stored === 'string' && isDay(stored) ? stored : undefined);

/** Monday is zero. */
export const WEEKDAY_NUMBERS = [0, 1, 2, 3, 4, 5, 6] as const;

const weekday: Decoder<number> = (stored) => WEEKDAY_NUMBERS.find((each) => each === stored);
const weeks: Decoder<1 | 2> = (stored) => (stored === 1 || stored === 2 ? stored : undefined);

const driver: Decoder<string | null> = (stored) => (stored === '' ? null : text(stored));

/** The effect of the firm’s closed days on an order. */
export const ON_CLOSED_DAYS = ['keep', 'skip'] as const;

/** The stored fields of an order's plan with their decoders. A change replaces the plan; the log keeps the old plan. */
const PLAN_FIELDS = {
  /** The name in lists and in an account’s rides. A customer’s rides get the name in the customer’s record instead. */
  name: text,
  from: place,
  to: place,
  people: count,
  needs: listOf(oneOf(NEEDS)),
  /** The note for the driver of each ride. */
  note: text,
  /** The uid of the usual driver; `null` for none. It is stored as `''` then, which costs the rules less to check. */
  driver,
  legs: listOf(leg),
  weekdays: listOf(weekday),
  /** 1 for every week, or 2 for every second week from the week of the first day on. */
  every: weeks,
  first: day,
  /** The last day, on which the order still has rides. */
  last: day,
  closed: oneOf(ON_CLOSED_DAYS),
  pauses: listOf(pause),
  /** `null`, and not stored, if the passenger pays. */
  billing: orNull(billing),
} as const satisfies Fields;

export type OrderPlan = ValuesOf<typeof PLAN_FIELDS>;

export const plan: Decoder<OrderPlan> = mapOf(PLAN_FIELDS);

export const storedPlan = ({ billing: who, ...it }: OrderPlan): Readonly<Record<string, unknown>> => ({
  ...it,
  ...(who === null ? {} : { billing: storedBilling(who) }),
  driver: it.driver ?? '',
  legs: it.legs.map(legText),
  pauses: it.pauses.map(pauseText),
});
