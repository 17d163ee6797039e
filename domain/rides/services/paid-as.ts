import type { Result } from '../../shared/result.ts';
import type { MadeRide } from '../model/standing/made-days.ts';
import type { OrderPlan } from '../model/standing/order-plan.ts';
import type { BillingAccess } from '../ports/order-billing-port.ts';

/** For each of these plans, the ids of those of the rides that are paid as the plan says. */
export async function paidAs(
  { openBilling }: BillingAccess,
  rides: readonly MadeRide[],
  ...plans: readonly OrderPlan[]
): Promise<Result<readonly ReadonlySet<string>[]>> {
  const port = await openBilling();
  const [ids, billings] = [rides.map(({ ride }) => ride), plans.map(({ billing }) => billing)];
  return port.paidAs(ids, billings);
}
