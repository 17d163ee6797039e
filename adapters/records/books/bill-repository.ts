import type { BilledRide } from '#domain/books/model/bills/bill-line.ts';
import { MOST_BILL_LINES, MOST_BILLS } from '#domain/books/model/bills/bill-limits.ts';
import {
  billPath,
  readBill,
  readBillLine,
  readSettlement,
  settlementPath,
} from '#domain/books/model/bills/bill.ts';
import { readFare, type Fare } from '#domain/books/model/fares/fare.ts';
import type { BillRepository } from '#domain/books/ports/bill-repository.ts';
import { readDetails } from '#domain/rides/model/booking/ride-details.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import { detailsPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { count } from '#domain/shared/composed-decoders.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { plusDays } from '#domain/shared/time/wall-time.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentReads, FoundDocument, QueryCondition } from '../document-store.ts';
import { beginsWith } from '../query-conditions.ts';

export function createBillRepository(store: DocumentReads): BillRepository {
  const found = async (where: readonly QueryCondition[]) => {
    const [bills, paid] = await Promise.all([
      store.query({ collection: 'bills', where, orderBy: 'until', direction: 'desc', limit: MOST_BILLS }),
      store.query({
        collection: 'settlements',
        where,
        orderBy: 'until',
        direction: 'desc',
        limit: MOST_BILLS,
      }),
    ]);
    if (!bills.ok) return bills;
    if (!paid.ok) return paid;
    const settlements = paid.value.flatMap(({ id, fields }) => readSettlement(id, fields) ?? []);
    return succeed({ ...firmList(bills.value, readBill), settlements });
  };
  /** `null` for a missing document. A damaged one fails with `unexpected`. */
  const one = <T>(path: string, id: string, read: (id: string, stored: unknown) => T | null) =>
    decoded(store.read(path), (stored) => (stored === null ? null : (read(id, stored) ?? undefined)));
  return {
    byId: (id) => one(billPath(id), id, readBill),
    ofMonth: (month) => found(beginsWith('until', month)),
    ofPayer: (payer) => found([['payer', '==', payer]]),
    issuedIn: (month) =>
      decoded(
        store.query({
          collection: 'bills',
          where: beginsWith('issued.day', month),
          orderBy: 'issued.day',
          limit: MOST_BILLS,
        }),
        (bills) => firmList(bills, readBill),
      ),
    lines: (bill) =>
      decoded(store.query({ collection: `${billPath(bill)}/lines`, limit: MOST_BILL_LINES }), (lines) =>
        lines.flatMap(({ id, fields }) => readBillLine(id, fields) ?? []),
      ),
    settlement: (bill) => one(settlementPath(bill), bill, readSettlement),
    lastNumber: (year) =>
      decoded(
        store.query({
          collection: 'billNumbers',
          where: beginsWith('number', `${year}-`),
          orderBy: 'number',
          direction: 'desc',
          limit: 1,
        }),
        ([last]) => (last === undefined ? 0 : count(last.fields['n'])),
      ),
    async unbilled({ from, until }) {
      const fares: Fare[] = [];
      let last: FoundDocument | undefined;
      do {
        const page: Result<readonly FoundDocument[]> = await store.query({
          collection: 'fares',
          where: [
            ['bill', '==', null],
            ['end.paid', '==', 'account'],
            ['day', '>=', from],
            ['day', '<', plusDays(until, 1)],
          ],
          orderBy: 'day',
          after: last === undefined ? null : { value: String(last.fields['day']), id: last.id },
          limit: MOST_BILLS,
        });
        if (!page.ok) return page;
        fares.push(...page.value.flatMap(({ id, fields }) => readFare(id, fields) ?? []));
        last = page.value[MOST_BILLS - 1];
      } while (last !== undefined);
      return succeed(fares);
    },
    ride: (id) =>
      decoded(store.read(ridePath(id)), (stored): BilledRide | null => {
        const ride = readRide(id, stored);
        if (ride.state === 'damaged') return null;
        const { pickupAt, endedAt, area } = ride;
        return { pickupAt, endedAt, ...area };
      }),
    passenger: (ride) =>
      decoded(store.read(detailsPath(ride)), (details) => readDetails(details)?.name ?? ''),
  };
}
