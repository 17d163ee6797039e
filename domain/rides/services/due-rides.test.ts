import { expect, it } from 'vitest';
import { succeed } from '../../shared/result.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import { BERLIN_SETTINGS } from '../model/firm/settings.builder.ts';
import { readCustomer } from '../model/customers/customer.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { anOrder } from '../model/standing/order.builder.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';
import { dueRidesOf } from './due-rides.ts';

/** A Sunday. The order has rides on Saturdays, with ways back. */
const NOW = new Date('2026-03-01T10:00:00.000Z');

const none = async () => succeed(null);

/** `DueRides` over these orders, with a count of the reads of the closed days. */
function ordersOf(orders: readonly StandingOrder[]) {
  let reads = 0;
  const due = dueRidesOf({
    clock: { now: () => NOW },
    customers: {
      byId: async () => succeed(readCustomer('c1', aStoredCustomer()) ?? null),
      mergedFrom: none,
      passenger: none,
    },
    orders: {
      list: async () => succeed({ known: orders, stored: orders.length }),
      byId: async (id) => succeed(orders.find((order) => order.id === id) ?? null),
      made: async () => succeed(new Map()),
      async closedDays() {
        reads += 1;
        return succeed({ days: [], rev: -1 });
      },
    },
    openBilling: async () => ({ beside: async () => succeed([]) }),
    records: { commit: async () => succeed() },
  });
  return { ...due, closedDaysRead: () => reads };
}

const BY = { by: { uid: 'u-ada', name: 'Ada' }, settings: BERLIN_SETTINGS };

it('the progress also counts the rides that cannot be made', async () => {
  const { see, make } = ordersOf([anOrder({ weekdays: [5] }, 'o1', 'u-gone')]);
  const told: string[] = [];
  const { made, unmade } = await make(valueOf(await see(BY)), BY, {
    newId: () => 'r1',
    lanes: 2,
    tell: (done, all) => told.push(`${done} of ${all}`),
  });
  expect([made, unmade.length]).toEqual([0, 4]);
  expect(told).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
});

it('a run reads the closed days only once for several rides', async () => {
  const { see, make, closedDaysRead } = ordersOf([anOrder({ weekdays: [5] })]);
  const { made } = await make(valueOf(await see(BY)), BY, { newId: () => 'r1', lanes: 1 });
  expect([made, closedDaysRead()]).toEqual([4, 1]);
});
