import { BOOKED_AT } from '../ride/ride.builder.ts';
import { storedPlan, type OrderPlan } from './order-plan.ts';
import { readStandingOrder, type StandingOrder } from './standing-order.ts';

/** An order to dialysis on Monday, Wednesday and Friday, with ways back. */
export const DIALYSIS: OrderPlan = {
  name: 'Cara Caller',
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  people: 1,
  needs: ['wheelchair'],
  note: 'Ring twice',
  driver: null,
  legs: [
    { key: '1', way: 'there', time: '08:15' },
    { key: '2', way: 'back', time: '12:30' },
  ],
  weekdays: [0, 2, 4],
  every: 1,
  first: '2026-01-05',
  last: '2026-12-31',
  closed: 'skip',
  pauses: [],
  billing: null,
};

/** An order of a customer as stored. The given fields replace fields of its plan. */
export function aStoredOrder(given: Partial<OrderPlan> = {}, rider = 'customer-c1') {
  return {
    rider,
    rev: 0,
    plan: storedPlan({ ...DIALYSIS, ...given }),
    log: { 0: { by: 'u-ada', name: 'Ada Admin', at: new Date(BOOKED_AT.getTime() - 20 * 86_400_000) } },
    following: [],
    followingRev: 0,
    deleteAt: new Date('2027-03-31T00:00:00.000Z'),
  };
}

/** The order of `aStoredOrder` as it is read. */
export function anOrder(given: Partial<OrderPlan> = {}, id = 'o1', rider?: string): StandingOrder {
  const order = readStandingOrder(id, aStoredOrder(given, rider));
  if (order === null) throw new Error('the builder makes a damaged order');
  return order;
}
