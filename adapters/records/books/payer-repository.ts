import { formerPayerPath, MOST_PAYERS, payerPath, readPayer } from '#domain/books/model/payers/payer.ts';
import type { PayerRepository } from '#domain/books/ports/payer-repository.ts';
import { MOST_OF_FIRM, MOST_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { decoded, firmList } from '../decoded.ts';
import type { DocumentReads } from '../document-store.ts';
import { OPEN_RIDES } from '../rides/ride-queries.ts';

export function createPayerRepository(store: DocumentReads): PayerRepository {
  return {
    list: () =>
      decoded(store.query({ collection: 'payers', limit: MOST_PAYERS }), (found) =>
        firmList(found, readPayer),
      ),
    byId: (id) =>
      decoded(store.read(payerPath(id)), (found) =>
        found === null ? null : (readPayer(id, found) ?? undefined),
      ),
    former: (id, rev) => decoded(store.read(formerPayerPath(id, rev)), (found) => readPayer(id, found)),
    async openRides(id) {
      const [fares, open] = await Promise.all([
        // Most fares of cancelled rides never get a day, and match for ever. So only the latest fares are read.
        store.query({
          collection: 'fares',
          where: [
            ['payer', '==', id],
            ['day', '==', null],
          ],
          orderBy: 'at',
          direction: 'desc',
          limit: MOST_OF_FIRM,
        }),
        store.query(OPEN_RIDES),
      ]);
      if (!fares.ok) return fares;
      if (!open.ok) return open;
      const own = new Set(fares.value.map((fare) => fare.id));
      const rides = open.value.flatMap((found) => {
        const ride = readRide(found.id, found.fields);
        if (!own.has(ride.id) || ride.state === 'damaged') return [];
        return [{ id: ride.id, pickupAt: ride.pickupAt, ...ride.area }];
      });
      const more = fares.value.length === MOST_OF_FIRM || open.value.length > MOST_OPEN;
      return succeed({ rides, more });
    },
  };
}
