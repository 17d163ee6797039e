import { succeed, type Result } from '../../shared/result.ts';
import type { MadeRide } from '../model/standing/made-days.ts';
import type { PaidRides } from '../model/standing/order-change.ts';
import type { OrderPlan } from '../model/standing/order-plan.ts';
import type { BillingAccess } from '../ports/order-billing-port.ts';

/**
 * The rides that are paid as each of these plans says. One that is not asked about counts as such; without any that is,
 * nothing is read, and there is no set.
 */
export async function paidAs(
  { openBilling }: BillingAccess,
  rides: readonly MadeRide[],
  isAsked: (ride: MadeRide) => boolean,
  plans: readonly OrderPlan[],
): Promise<Result<readonly PaidRides[]>> {
  const asked = rides.filter(isAsked).map(({ ride }) => ride);
  if (asked.length === 0) return succeed([]);
  const port = await openBilling();
  const found = await port.paidAs(
    asked,
    plans.map(({ billing }) => billing),
  );
  if (!found.ok) return found;
  const others = rides.filter((ride) => !isAsked(ride)).map(({ ride }) => ride);
  return succeed(found.value.map((paid) => new Set([...paid, ...others])));
}
