import { expect, it } from 'vitest';
import { succeed } from '../../shared/result.ts';
import { BERLIN_SETTINGS } from '../model/firm/settings.builder.ts';
import { anOrder } from '../model/standing/order.builder.ts';
import { dueRidesOf } from './due-rides.ts';

/** A Sunday. The order has rides on Saturdays, with the way back. */
const NOW = new Date('2026-03-01T10:00:00.000Z');

it('the progress counts the rides that cannot be made, so that it ends with all', async () => {
  const order = anOrder({ weekdays: [5] });
  const none = async () => succeed(null);
  const { see, make } = dueRidesOf({
    clock: { now: () => NOW },
    customers: { byId: none, mergedFrom: none, passenger: none },
    orders: {
      list: async () => succeed({ known: [order], stored: 1 }),
      byId: async () => succeed(order),
      made: async () => succeed(new Map()),
      closedDays: async () => succeed({ days: [], rev: -1 }),
    },
    orderBilling: { beside: async () => succeed([]) },
    records: { commit: async () => succeed() },
  });
  const by = { by: { uid: 'u-ada', name: 'Ada' }, settings: BERLIN_SETTINGS };
  const found = await see(by);
  const told: string[] = [];
  const { made, unmade } = await make(found.ok ? found.value.seen : [], by, {
    newId: () => 'r1',
    lanes: 2,
    tell: (done, all) => told.push(`${done} of ${all}`),
  });
  expect([made, unmade.length]).toEqual([0, 4]);
  expect(told).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
});
