import type { Leg } from '#domain/rides/model/standing/leg.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { DIALYSIS } from '#domain/rides/model/standing/order.builder.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';

/** Usual patterns of orders: three days a week, one day a week, and one day every second week. */
const PATTERNS: readonly Pick<OrderPlan, 'weekdays' | 'every'>[] = [
  { weekdays: [0, 2, 4], every: 1 },
  { weekdays: [1], every: 1 },
  { weekdays: [3], every: 1 },
  { weekdays: [6], every: 2 },
  { weekdays: [5], every: 1 },
];

const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** The legs of an order. Some are at 02:30, a time that the clocks skip or show twice. */
function legsOf(at: number): readonly Leg[] {
  if (at % 8 === 3) return [{ key: '1', way: 'there', time: '02:30' }];
  const there: Leg = { key: '1', way: 'there', time: clock(6 + (at % 6), (at * 7) % 60) };
  return at % 2 === 0 ? [there, { key: '2', way: 'back', time: clock(13 + (at % 6), 30) }] : [there];
}

/** The plan of the service's nth order, from this day on. */
export function planOf(at: number, first: Day): OrderPlan {
  const pattern = PATTERNS[at % PATTERNS.length] ?? { weekdays: [0], every: 1 };
  return {
    ...DIALYSIS,
    ...pattern,
    name: `Caller ${at}`,
    legs: legsOf(at),
    first,
    last: plusDays(first, 90),
    closed: at % 7 === 6 ? 'keep' : 'skip',
  };
}
