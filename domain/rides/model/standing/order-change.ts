import type { Day } from '../../../shared/time/wall-time.ts';
import { followsPlan, legOn, type MadeRideRead } from './follows-plan.ts';
import { madeKey, type Leg } from './leg.ts';
import type { OrderPlan } from './order-plan.ts';

/** What a change of an order does to a made ride: the ride gets the new plan, or is cancelled. */
export interface AffectedRide extends MadeRideRead {
  /** The leg of the new plan; `null` if the new plan has no such ride on this day. Then the ride is cancelled. */
  readonly becomes: Leg | null;
  /**
   * Whether the ride still equals the former plan, or was to follow an earlier change. Other rides were changed by
   * hand, and follow only on request.
   */
  readonly follows: boolean;
  /**
   * Whether the order's payer changes or has changed, and the ride has another payer than the new plan. A payer whom
   * dispatch chose by hand changes only on request.
   */
  readonly isPaidOtherwise: boolean;
}

/** The ids of the made rides that are paid as a plan says; `null` if no payer changes. */
export type PaidRides = ReadonlySet<string> | null;

export interface PaidByPlan {
  /** The rides that are paid as the new plan says. */
  readonly paid: PaidRides;
  /** The rides that are paid as the plan before the change says; `null` if both plans have the same payer. */
  readonly paidBefore: PaidRides;
  /** The rides that are paid as a former plan says, if that plan has another payer. */
  readonly paidFormerly: PaidRides;
}

export interface PlanChange extends PaidByPlan {
  readonly before: OrderPlan;
  readonly after: OrderPlan;
  /** The `madeKey`s of rides that have not yet followed an earlier change. */
  readonly following: readonly string[];
  readonly closedBefore: ReadonlySet<Day>;
  readonly closed: ReadonlySet<Day>;
  readonly timeZone: string;
  readonly now: Date;
}

const isIn = (paid: PaidRides, { ride }: MadeRideRead) => paid === null || paid.has(ride.id);

/** Whether a ride may still change with its order. Its pick-up must be ahead, and no driver has set off for it. */
const isToCome = ({ ride }: MadeRideRead, now: Date) =>
  ride.pickupAt > now && ['requested', 'offered', 'accepted'].includes(ride.state);

/** The rides to come that a change affects. They differ from the new plan, and are marked or in one of the plans. */
export function affectedBy(rides: readonly MadeRideRead[], change: PlanChange): readonly AffectedRide[] {
  const { before, after, following, closed, paidBefore, paid, paidFormerly, timeZone, now } = change;
  return rides.flatMap((made) => {
    if (!isToCome(made, now)) return [];
    const becomes = legOn(after, closed, made);
    const isMarked = following.includes(madeKey(made.day, made.leg));
    const isToChange = isMarked ? isIn(paidFormerly, made) : paidBefore !== null;
    const isPaidOtherwise = isToChange && !isIn(paid, made);
    if (becomes !== null && !isPaidOtherwise && followsPlan(made, after, timeZone)) return [];
    const follows = isMarked || (isIn(paidBefore, made) && followsPlan(made, before, timeZone));
    // Neither plan has this ride, and it is not marked, so the change does not affect it.
    return !isMarked && becomes === null && legOn(before, change.closedBefore, made) === null
      ? []
      : [{ ...made, becomes, follows, isPaidOtherwise }];
  });
}

/** Of the rides that were to follow a change, those that still differ from the plan and may still change. */
export function leftBehind(
  rides: readonly MadeRideRead[],
  plan: OrderPlan,
  {
    closed,
    paid,
    paidFormerly,
    timeZone,
    now,
  }: Pick<PlanChange, 'closed' | 'paid' | 'paidFormerly' | 'timeZone' | 'now'>,
): readonly AffectedRide[] {
  return rides.flatMap((made) => {
    const becomes = legOn(plan, closed, made);
    const isPaidOtherwise = isIn(paidFormerly, made) && !isIn(paid, made);
    const isAsPlanned = becomes !== null && !isPaidOtherwise && followsPlan(made, plan, timeZone);
    return isAsPlanned || !isToCome(made, now) ? [] : [{ ...made, becomes, follows: true, isPaidOtherwise }];
  });
}
