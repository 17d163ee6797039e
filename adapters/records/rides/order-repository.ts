import { MOST_ORDERS } from '#domain/rides/model/basics/ride-limits.ts';
import { readClosedDays } from '#domain/rides/model/standing/closed-days.ts';
import { readMonth } from '#domain/rides/model/standing/made-days.ts';
import { readStandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { CLOSED_DAYS_PATH, orderMonthPath, orderPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { OrderRepository } from '#domain/rides/ports/order-repository.ts';
import { allOf, succeed } from '#domain/shared/result.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentReads } from '../document-store.ts';

export function createOrderRepository(store: DocumentReads): OrderRepository {
  return {
    list: () =>
      decoded(store.query({ collection: 'orders', limit: MOST_ORDERS }), (found) =>
        firmList(found, readStandingOrder),
      ),
    byId: (id) => decoded(store.read(orderPath(id)), (found) => readStandingOrder(id, found)),
    async made(id, months) {
      const read = await allOf(
        months.map((month) =>
          decoded(store.read(orderMonthPath(id, month)), (found) => readMonth(month, found) ?? undefined),
        ),
      );
      return read.ok ? succeed(new Map(read.value.flatMap((month) => [...month]))) : read;
    },
    closedDays: () => decoded(store.read(CLOSED_DAYS_PATH), (found) => readClosedDays(found) ?? undefined),
  };
}
