import type { Day } from '../../../shared/time/wall-time.ts';
import type { OrderPlan } from './order-plan.ts';

/** The plan with this day as its last. A plan that begins later gets only this day, as a pause, so it has no ride. */
export function endedAfter(plan: OrderPlan, last: Day): OrderPlan {
  if (plan.first <= last) return { ...plan, last };
  return { ...plan, first: last, last, pauses: [{ first: last, last, why: 'other' }] };
}
