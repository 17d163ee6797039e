import { DAY_MS } from '../../../shared/durations.ts';
import { REMOVED, SERVER_TIME, type Batch, type RecordWrite } from '../../../shared/record-write.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import { ORDER_DAYS } from '../basics/ride-limits.ts';
import { signature, type Signer } from '../firm/signer.ts';
import { orderMonthPath, orderPath } from '../stored/ride-paths.ts';
import type { LegKey } from './leg.ts';
import { monthOf, rideName, type MadeDays } from './made-days.ts';
import { storedPlan, type OrderPlan } from './order-plan.ts';
import type { StandingOrder } from './standing-order.ts';

/** When the order and the names of its rides are removed. */
export const orderUntil = ({ last }: Pick<OrderPlan, 'last'>): Date =>
  new Date(Date.parse(last) + ORDER_DAYS * DAY_MS);

export function newOrderBatch(id: string, rider: string, plan: OrderPlan, by: Signer): Batch {
  const log = { 0: signature(by) };
  const marks = { following: [], followingRev: 0 };
  const fields = { rider, rev: 0, plan: storedPlan(plan), ...marks, log, deleteAt: orderUntil(plan) };
  return [{ kind: 'set', path: orderPath(id), fields }];
}

/** The fields that replace the marks with `following`. The rules refuse them if the stored marks are newer. */
const marksOf = ({ followingRev }: Pick<StandingOrder, 'followingRev'>, following: readonly string[]) => ({
  following,
  followingRev: followingRev + 1,
});

/**
 * The write of a change. The log gets the former plan. `following` has the `madeKey`s of the rides that will follow.
 */
export function orderChangeBatch(
  order: StandingOrder,
  plan: OrderPlan,
  following: readonly string[],
  by: Signer,
): Batch {
  const rev = order.rev + 1;
  const line = { ...signature(by), was: storedPlan(order.plan) };
  const change = { plan: storedPlan(plan), rev, [`log.${rev}`]: line, deleteAt: orderUntil(plan) };
  return [{ kind: 'update', path: orderPath(order.id), fields: { ...change, ...marksOf(order, following) } }];
}

/** The write of new marks: the `madeKey`s of the made rides that will follow the order. */
export const followingWrite = (order: StandingOrder, following: readonly string[]): RecordWrite => ({
  kind: 'update',
  path: orderPath(order.id),
  fields: marksOf(order, following),
});

export interface NamedRide {
  readonly order: StandingOrder;
  readonly day: Day;
  readonly leg: LegKey;
  /** The id of the ride that the batch makes; `''` if dispatch dismisses a ride that was not made. */
  readonly ride: string;
  /** The `rev` of the closed days that were read to compute the order's days. */
  readonly closedRev: number;
}

/** The fields of every write of a month besides the names. */
const monthFields = ({ rev, deleteAt }: StandingOrder, named: string, closedRev: number, by: Signer) => ({
  named,
  orderRev: rev,
  closedRev,
  by: by.uid,
  at: SERVER_TIME,
  deleteAt,
});

/**
 * The write by which an order names one ride, in the batch that makes the ride. The rules refuse it if this day and leg
 * already have a name. They also refuse an outdated `rev` of order or closed days. `made` has the month as read.
 */
export function nameWrite(
  { order, day, leg, ride, closedRev }: NamedRide,
  made: MadeDays,
  by: Signer,
): RecordWrite {
  const month = monthOf(day);
  const named = rideName(day, leg);
  const fields = monthFields(order, named, closedRev, by);
  const isFirst = ![...made.keys()].some((key) => key.startsWith(month));
  const path = orderMonthPath(order.id, month);
  return isFirst
    ? { kind: 'set', path, fields: { days: { [named]: ride }, ...fields } }
    : { kind: 'update', path, fields: { [`days.${named}`]: ride, ...fields } };
}

/**
 * The write by which an order gives up the name of a ride, in the batch that cancels the ride. The plan no longer has
 * that day and leg. If it has them again, another ride is made. A ride that was cancelled by hand keeps its name, so
 * that no other ride is made for it (D123).
 */
export function freeWrite({ order, day, leg, closedRev }: Omit<NamedRide, 'ride'>, by: Signer): RecordWrite {
  const named = rideName(day, leg);
  const path = orderMonthPath(order.id, monthOf(day));
  const fields = { [`days.${named}`]: REMOVED, ...monthFields(order, named, closedRev, by) };
  return { kind: 'update', path, fields };
}
