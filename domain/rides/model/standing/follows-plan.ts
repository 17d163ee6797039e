import type { OrderPlan } from './order-plan.ts';
import type { Place } from '../basics/place.ts';
import type { RideDetails } from '../booking/ride-details.ts';
import type { Ride } from '../ride/ride.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import { isOrderDay, legInstant } from './order-days.ts';
import { endsOf, type Leg, type LegKey } from './leg.ts';

/** A ride that an order has made. `details` is `null` after their removal. */
export interface MadeRideRead {
  readonly day: Day;
  readonly leg: LegKey;
  readonly ride: Ride;
  readonly details: RideDetails | null;
}

/** The leg of a plan for this ride on its day; `null` if the plan has no such leg. */
export function legOn(
  plan: OrderPlan,
  closed: ReadonlySet<Day>,
  { day, leg }: Pick<MadeRideRead, 'day' | 'leg'>,
): Leg | null {
  return isOrderDay(plan, closed, day) ? (plan.legs.find(({ key }) => key === leg) ?? null) : null;
}

const isSamePlace = (one: Place, other: Place) => one.text === other.text;

/** Whether a ride equals this plan on its day; false without details. A leg without a time may have any pick-up. */
export function followsPlan(
  { ride, details, day, leg }: MadeRideRead,
  plan: OrderPlan,
  timeZone: string,
): boolean {
  const planned = plan.legs.find(({ key }) => key === leg);
  if (planned === undefined || details === null) return false;
  const { from, to } = endsOf(plan, planned);
  return (
    (planned.time === null ||
      ride.pickupAt.getTime() === legInstant(day, planned.time, timeZone).at.getTime()) &&
    ride.people === plan.people &&
    ride.needs.toSorted().join() === plan.needs.toSorted().join() &&
    isSamePlace(details.from, from) &&
    isSamePlace(details.to, to) &&
    details.note === plan.note
  );
}
