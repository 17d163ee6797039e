import { profilePath } from '#domain/accounts/model/record-paths.ts';
import { searchKeyOf } from '#domain/accounts/model/name-keys.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import type { CustomerRepository } from '#domain/rides/ports/customer-repository.ts';
import { succeed } from '#domain/shared/result.ts';
import { beginsWith } from '../begins-with.ts';
import { storedDate, type DocumentStore, type FoundDocument } from '../document-store.ts';
import { parseProfile } from '../profile-document.ts';
import { readQueuePage } from '../profile-pages.ts';
import { recordId } from '../record-id.ts';

/** The rules list no more customers at once, and passengers by their number so that one tells from several. */
const MOST_CUSTOMERS = 10;
const MOST_PASSENGERS = 2;
const MOST_PASSENGERS_NAMED = 10;

const customerOf = ({ id, fields }: FoundDocument) => readCustomer(id, fields, storedDate);

/** The repository of who calls, with the rights of the store's caller. */
export function createCustomerRepository(store: DocumentStore): CustomerRepository {
  return {
    newId: recordId,
    async byPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'customers', where, limit: 1 });
      if (!found.ok) return found;
      const [first] = found.value;
      return succeed(first === undefined ? null : customerOf(first));
    },
    async byName(text) {
      const key = searchKeyOf(text.trim());
      const listed = await Promise.all(
        ['nameKey', 'nameKey2'].map((field) =>
          store.query({
            collection: 'customers',
            where: beginsWith(field, key),
            orderBy: field,
            limit: MOST_CUSTOMERS,
          }),
        ),
      );
      const found = new Map<string, FoundDocument>();
      for (const list of listed) {
        if (!list.ok) return list;
        for (const document of list.value) found.set(document.id, document);
      }
      return succeed([...found.values()].slice(0, MOST_CUSTOMERS).flatMap((each) => customerOf(each) ?? []));
    },
    async passengerByPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'riders', where, limit: MOST_PASSENGERS });
      if (!found.ok) return found;
      const [rider, another] = found.value;
      if (rider === undefined || another !== undefined) return succeed(null);
      const stored = await store.read(profilePath(rider.id));
      if (!stored.ok) return stored;
      const { status, role, email, name } = stored.value === null ? {} : parseProfile(stored.value);
      if (status !== 'approved' || role !== 'passenger' || email === undefined) return succeed(null);
      const { places } = readRiderRecord(rider.fields, storedDate);
      return succeed({ uid: rider.id, name: name ?? email, email, places });
    },
    async passengersByName(text) {
      const query = { status: 'any', role: 'passenger', search: text, cursor: null } as const;
      const found = await readQueuePage(store, query);
      if (!found.ok) return found;
      const rows = found.value.rows.slice(0, MOST_PASSENGERS_NAMED);
      return succeed(rows.map(({ uid, profile: { name, email } }) => ({ uid, name: name ?? email ?? uid })));
    },
  };
}
