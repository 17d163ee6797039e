import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { searchKeyOf } from '#domain/accounts/model/name-keys.ts';
import { riderName, readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import type { PassengerAccount } from '#domain/rides/model/customers/caller.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { MOST_NAMED, MOST_SUGGESTED, MOST_WITH_NUMBER } from '#domain/rides/model/ride-limits.ts';
import { customerPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { CustomerRepository } from '#domain/rides/ports/customer-repository.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { beginsWith } from '../begins-with.ts';
import type { DocumentStore, FoundDocument } from '../document-store.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { readQueuePage } from '../accounts/profile-pages.ts';

const customerOf = ({ id, fields }: FoundDocument) => readCustomer(id, fields);

export function createCustomerRepository(store: DocumentStore): CustomerRepository {
  /** The account that a record belongs to, if it is an approved passenger's now. */
  const accountOf = async ({ id, fields }: FoundDocument): Promise<Result<PassengerAccount | null>> => {
    const stored = await store.read(profilePath(id));
    if (!stored.ok) return stored;
    const found = readAccount(id, stored.value);
    if (found.state !== 'sound') return succeed(null);
    const { status, role, email } = found.user;
    if (status !== 'approved' || role !== 'passenger') return succeed(null);
    const { phone, places } = readRiderRecord(fields);
    return succeed({ uid: id, name: riderName(found.user), email, phone, places });
  };

  return {
    async byId(id) {
      const fields = await store.read(customerPath(id));
      if (!fields.ok) return fields;
      return succeed(fields.value === null ? null : customerOf({ id, fields: fields.value }));
    },
    async byPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'customers', where, limit: 1 });
      if (!found.ok) return found;
      const [first] = found.value;
      return succeed(first === undefined ? null : customerOf(first));
    },
    async byBeginning(key) {
      const where = beginsWith('phoneKey', key);
      const query = { collection: 'customers', where, orderBy: 'phoneKey', limit: MOST_SUGGESTED };
      const found = await store.query(query);
      if (!found.ok) return found;
      const customers = found.value.flatMap((each) => customerOf(each) ?? []);
      return succeed({ customers, more: found.value.length === MOST_SUGGESTED });
    },
    async byName(text) {
      const key = searchKeyOf(text.trim());
      const listed = await Promise.all(
        ['nameKey', 'nameKey2'].map((field) =>
          store.query({
            collection: 'customers',
            where: beginsWith(field, key),
            orderBy: field,
            limit: MOST_NAMED,
          }),
        ),
      );
      const found = new Map<string, FoundDocument>();
      for (const list of listed) {
        if (!list.ok) return list;
        for (const document of list.value) found.set(document.id, document);
      }
      return succeed([...found.values()].slice(0, MOST_NAMED).flatMap((each) => customerOf(each) ?? []));
    },
    async passengerByPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'riders', where, limit: MOST_WITH_NUMBER });
      if (!found.ok) return found;
      // An account that is not listed may be approved, too.
      if (found.value.length === MOST_WITH_NUMBER) return succeed(null);
      const accounts: PassengerAccount[] = [];
      for (const read of await Promise.all(found.value.map(accountOf))) {
        if (!read.ok) return read;
        if (read.value !== null) accounts.push(read.value);
      }
      const [account, another] = accounts;
      return succeed(account === undefined || another !== undefined ? null : account);
    },
    async passengersByName(text) {
      const query = { status: 'any', role: 'passenger', search: text, cursor: null } as const;
      const found = await readQueuePage(store, query);
      if (!found.ok) return found;
      const rows = found.value.rows.slice(0, MOST_NAMED);
      return succeed(
        rows.map(({ id, fields }) => {
          const { name, email } = readStoredProfile(fields);
          return { uid: id, name: name ?? email ?? id };
        }),
      );
    },
  };
}
