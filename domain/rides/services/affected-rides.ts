import { succeed, type Result } from '../../shared/result.ts';
import { plusDays } from '../../shared/time/wall-time.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { closedDaySet, type ClosedDay } from '../model/standing/closed-days.ts';
import { madeKey } from '../model/standing/leg.ts';
import { madeRides, monthsOf, type MadeRide } from '../model/standing/made-days.ts';
import { affectedBy, type AffectedRide } from '../model/standing/order-change.ts';
import { lookedAt } from '../model/standing/order-outlook.ts';
import type { OrderPlan } from '../model/standing/order-plan.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { OrderNeeds } from '../ports/ride-ports.ts';
import { followMarksOf } from './follow-marks.ts';
import type { LeftOfOrder } from './order-rides.ts';
import { paidAs } from './paid-as.ts';
import { readMadeRides } from './read-made-rides.ts';
import { requiredSettings } from './service-settings.ts';

/** A change of an order. `order` still has the plan before the change. */
export interface OrderChange {
  readonly order: StandingOrder;
  /** The plan after the change. */
  readonly plan: OrderPlan;
  /** The closed days before the change; absent if they stay. */
  readonly closedBefore?: readonly ClosedDay[];
  readonly closed: readonly ClosedDay[];
}

export const keyOf = ({ day, leg }: Pick<MadeRide, 'day' | 'leg'>): string => madeKey(day, leg);
export const keysOf = (rides: readonly AffectedRide[]): readonly string[] => rides.map(keyOf);

export function affectedRidesOf(needs: OrderNeeds) {
  const { orders, rides, fleet, clock } = needs;
  const marks = followMarksOf(needs);

  /** The made rides from today on that a change affects, if `isWanted` accepts them. */
  const affectedOf = async (
    { order, plan, closedBefore, closed }: OrderChange,
    isWanted: (ride: MadeRide) => boolean = () => true,
  ): Promise<RideResult<readonly AffectedRide[]>> => {
    const settings = await requiredSettings(fleet);
    if (!settings.ok) return settings;
    const { timeZone } = settings.value;
    const { today, last } = lookedAt({ now: clock.now(), timeZone });
    // One more day, because rides of that day are made right after midnight.
    const made = await orders.made(order.id, monthsOf([today, plusDays(last, 1)]));
    if (!made.ok) return made;
    const coming = madeRides(made.value).filter((ride) => ride.day >= today && isWanted(ride));
    const read = await readMadeRides(rides, coming);
    if (!read.ok) return read;
    const paid = await paidAs(needs, coming, order, plan);
    if (!paid.ok) return paid;
    const change = {
      before: order.plan,
      after: plan,
      following: order.following,
      closedBefore: closedDaySet(closedBefore ?? closed),
      closed: closedDaySet(closed),
      ...paid.value,
    };
    return succeed(affectedBy(read.value, { ...change, timeZone, now: clock.now() }));
  };

  /**
   * Returns the rides that must follow the order. Dispatch has chosen the `followed` ones. The `affected` ones were
   * made meanwhile by the plan before the change, and get their mark here.
   */
  const withLate = async (
    order: StandingOrder,
    followed: readonly AffectedRide[],
    affected: readonly AffectedRide[],
  ): Promise<Result<LeftOfOrder>> => {
    const late = affected.filter(({ follows }) => follows);
    if (late.length === 0) return succeed({ order, rides: followed });
    const marked = await marks.add(order.id, keysOf(late));
    return marked.ok ? succeed({ order, rides: [...followed, ...late] }) : marked;
  };
  return { affectedOf, withLate };
}
