import { isSame } from '../../shared/is-same.ts';
import { succeed, type Result } from '../../shared/result.ts';
import type { MadeRide } from '../model/standing/made-days.ts';
import type { PaidByPlan } from '../model/standing/order-change.ts';
import type { OrderPlan } from '../model/standing/order-plan.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import type { BillingAccess } from '../ports/order-billing-port.ts';

/**
 * Returns which made rides are paid as the new plan, the present plan or any earlier plan says. Reads the fares only if
 * the new plan has another payer, or if the order has marks and ever had another payer.
 */
export async function paidAs(
  { openBilling }: BillingAccess,
  rides: readonly MadeRide[],
  { plan, log, following }: StandingOrder,
  { billing }: OrderPlan,
): Promise<Result<PaidByPlan>> {
  const isNew = !isSame(plan.billing, billing);
  const former = [plan, ...log.flatMap(({ was }) => was ?? [])]
    .map((each) => each.billing)
    .filter((each, at, all) => !isSame(each, billing) && all.findIndex((one) => isSame(one, each)) === at);
  if (former.length === 0 || (!isNew && following.length === 0))
    return succeed({ paid: null, paidBefore: null, paidFormerly: null });
  const port = await openBilling();
  const found = await port.paidAs(
    rides.map(({ ride }) => ride),
    [billing, ...former],
  );
  if (!found.ok) return found;
  const [paid = null, ...formerly] = found.value;
  return succeed({
    paid,
    paidBefore: isNew ? (formerly[0] ?? null) : null,
    paidFormerly: new Set(formerly.flatMap((each) => [...each])),
  });
}
