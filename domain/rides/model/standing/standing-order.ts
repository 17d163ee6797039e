import { count, listOf, mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { isMap, text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { isSame } from '../../../shared/is-same.ts';
import { plan, type OrderPlan } from './order-plan.ts';

/** One line of an order’s log: the author, the time, and the former plan (`null` in line 0). */
const ORDER_LINE = { by: text, name: text, at: time, was: orNull(plan) } as const satisfies Fields;

export type OrderLine = ValuesOf<typeof ORDER_LINE>;

/** The stored fields of `orders/{id}` with their decoders, except the log. */
const ORDER_FIELDS = {
  /** The person of the rides: a passenger’s uid, or the `customerRider` of a customer. */
  rider: text,
  /** The number of the last change. */
  rev: count,
  plan,
  /** The marks: `madeKey`s of made rides that have not yet followed a change of the order or of closed days. */
  following: listOf(text),
  /** The number of the last change of the marks. It lets the rules refuse one of two changes at the same moment. */
  followingRev: count,
  /** When the database removes the order. */
  deleteAt: time,
} as const satisfies Fields;

/** A standing order: the rides of one person that repeat on days of the week. */
export interface StandingOrder extends ValuesOf<typeof ORDER_FIELDS> {
  readonly id: string;
  /** The lines 0 to `rev`. */
  readonly log: readonly OrderLine[];
}

const readValues = mapOf(ORDER_FIELDS);
const readLine = mapOf(ORDER_LINE);

/** Reads a document of any shape; `null` if it is no sound order. */
export function readStandingOrder(id: string, stored: unknown): StandingOrder | null {
  const values = readValues(stored);
  const lines = isMap(stored) && isMap(stored['log']) ? stored['log'] : {};
  if (values === undefined) return null;
  const log = Array.from({ length: values.rev + 1 }, (_, n) => readLine(lines[n])).filter(
    (line) => line !== undefined,
  );
  return log.length === values.rev + 1 ? { id, ...values, log } : null;
}

/** The fields that decide when an order has rides. */
const timetableOf = ({ legs, weekdays, every, first, last, closed, pauses }: OrderPlan) => ({
  legs,
  weekdays,
  every,
  first,
  last,
  closed,
  pauses,
});

/** Since when the order has its present days and times. Changes of other fields do not count. */
export function timetableSince({ plan, log, deleteAt }: StandingOrder): Date {
  const line = log.findLast(({ was }, at) => {
    const after = log[at + 1]?.was ?? plan;
    return was === null || !isSame(timetableOf(was), timetableOf(after));
  });
  return line?.at ?? deleteAt;
}
