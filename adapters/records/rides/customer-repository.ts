import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { searchKeyOf } from '#domain/accounts/model/name-keys.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { isAdministrator, KNOWN_ROLES } from '#domain/accounts/model/role.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { riderName, readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import type { PassengerAccount } from '#domain/rides/model/customers/caller.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import {
  CUSTOMERS_PER_PAGE,
  MOST_CUSTOMERS,
  MOST_NAMED,
  MOST_SUGGESTED,
  MOST_WITH_NUMBER,
} from '#domain/rides/model/ride-limits.ts';
import { customerPath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { CustomerRepository } from '#domain/rides/ports/customer-repository.ts';
import { inParts } from '#domain/shared/in-parts.ts';
import { allOf, succeed, type Result } from '#domain/shared/result.ts';
import { readQueuePage } from '../accounts/profile-pages.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore, FoundDocument, QueryCondition, StoredFields } from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor } from '../page-cursor.ts';
import { beginsWith } from '../query-conditions.ts';

/** Numbers in one query: fewer than customers in its answer, since two of these may have one number. */
const NUMBERS_PER_QUERY = 25;

const customerOf = ({ id, fields }: FoundDocument) => readCustomer(id, fields);

/** The passenger of this profile and record of bookings; `null` unless they are approved now. */
function passengerOf(uid: string, profile: StoredFields | null, record: unknown): PassengerAccount | null {
  const found = readAccount(uid, profile);
  if (found.state !== 'sound') return null;
  const { status, role, email } = found.user;
  if (status !== 'approved' || role !== 'passenger') return null;
  const { phone, places } = readRiderRecord(record);
  return { uid, name: riderName(found.user), email, phone, places };
}

/** A caller says the first name or the surname. */
const NAMED_BY = ['nameKey', 'nameKey2'] as const;

type Where = readonly QueryCondition[];

export function createCustomerRepository(store: DocumentStore): CustomerRepository {
  /** The account that a record of bookings belongs to. */
  const accountOf = ({ id, fields }: FoundDocument): Promise<Result<PassengerAccount | null>> =>
    decoded(store.read(profilePath(id)), (profile) => passengerOf(id, profile, fields));

  /** The documents of a collection whose name, from its first or its second word on, begins with this text. */
  const namedLike = (collection: 'customers' | 'users', text: string, limit: number, of: Where = []) => {
    const key = searchKeyOf(text.trim());
    const lists = NAMED_BY.map((field) =>
      store.query({ collection, where: [...of, ...beginsWith(field, key)], orderBy: field, limit }),
    );
    return decoded(allOf(lists), (found) =>
      [...new Map(found.flat().map((each) => [each.id, each])).values()].slice(0, limit),
    );
  };

  const named = (found: readonly FoundDocument[]) =>
    found.map(({ id, fields }) => {
      const { name, email } = readStoredProfile(fields);
      return { uid: id, name: name ?? email ?? id };
    });

  return {
    byId: (id) => decoded(store.read(customerPath(id)), (found) => readCustomer(id, found)),
    byPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      return decoded(store.query({ collection: 'customers', where, limit: MOST_WITH_NUMBER }), (found) => {
        const read = found.flatMap((each) => customerOf(each) ?? []);
        return read.find(({ blocked }) => blocked !== null) ?? read[0] ?? null;
      });
    },
    byPhones(keys) {
      const parts = inParts(keys, NUMBERS_PER_QUERY).map((some) => {
        const where = [['phoneKey', 'in', some]] as const;
        return store.query({ collection: 'customers', where, limit: MOST_CUSTOMERS });
      });
      return decoded(allOf(parts), (found) => found.flat().flatMap((each) => customerOf(each) ?? []));
    },
    page(cursor) {
      const after = readCursor(cursor, ['nameKey'])?.after ?? null;
      const query = { collection: 'customers', orderBy: 'nameKey', after, limit: CUSTOMERS_PER_PAGE + 1 };
      return decoded(store.query(query), (found) => {
        const rows = found.slice(0, CUSTOMERS_PER_PAGE);
        const last = found.length > rows.length ? rows.at(-1) : undefined;
        const next = last && cursorAfter('nameKey', last);
        return {
          customers: rows.flatMap((each) => customerOf(each) ?? []),
          next: next ? writeCursor(next) : null,
        };
      });
    },
    byBeginning(key) {
      const where = beginsWith('phoneKey', key);
      const query = { collection: 'customers', where, orderBy: 'phoneKey', limit: MOST_SUGGESTED };
      return decoded(store.query(query), (found) => ({
        customers: found.flatMap((each) => customerOf(each) ?? []),
        more: found.length === MOST_SUGGESTED,
      }));
    },
    byName: (text) =>
      decoded(namedLike('customers', text, MOST_NAMED), (found) =>
        found.flatMap((each) => customerOf(each) ?? []),
      ),
    async passengersByPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'riders', where, limit: MOST_WITH_NUMBER });
      if (!found.ok) return found;
      // An account that is not listed may be approved, too.
      if (found.value.length === MOST_WITH_NUMBER) return succeed([]);
      return decoded(allOf(found.value.map(accountOf)), (read) => read.filter((each) => each !== null));
    },
    async passengersNamed(text) {
      const found = await namedLike('users', text, MOST_SUGGESTED, [
        ['role', '==', 'passenger'],
        ['status', '==', 'approved'],
      ]);
      if (!found.ok) return found;
      const records = found.value.map(async (profile) => {
        const record = await store.read(riderPath(profile.id));
        return record.ok ? succeed(passengerOf(profile.id, profile.fields, record.value)) : record;
      });
      return decoded(allOf(records), (read) => read.flatMap((each) => (each?.phone ? each : [])));
    },
    passengersByName(text) {
      const query = { status: 'any', role: 'passenger', search: text, cursor: null } as const;
      return decoded(readQueuePage(store, query), ({ rows }) => named(rows.slice(0, MOST_NAMED)));
    },
    dispatchers() {
      const where = [['role', 'in', KNOWN_ROLES.filter(isAdministrator)]] as const;
      return decoded(store.query({ collection: 'users', where, limit: COUNT_LIMIT }), named);
    },
  };
}
