import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { searchKeyOf } from '#domain/accounts/model/name-keys.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { isAdministrator, KNOWN_ROLES } from '#domain/accounts/model/role.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { riderName, readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { customerRider, type PassengerAccount } from '#domain/rides/model/customers/caller.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import {
  CUSTOMERS_PER_PAGE,
  MOST_CUSTOMERS,
  MOST_NAMED,
  MOST_SUGGESTED,
  MOST_WITH_NUMBER,
} from '#domain/rides/model/ride-limits.ts';
import { customerPath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { CustomerRepository, FoundPassengers } from '#domain/rides/ports/customer-repository.ts';
import { inParts } from '#domain/shared/in-parts.ts';
import { allOf, succeed, type Result } from '#domain/shared/result.ts';
import { readQueuePage } from '../accounts/profile-pages.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore, FoundDocument, QueryCondition, StoredFields } from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor } from '../page-cursor.ts';
import { beginsWith } from '../query-conditions.ts';

/** Numbers in one query: fewer than customers in its answer, since two of these may have one number. */
const NUMBERS_PER_QUERY = 25;

/** Of so many accounts of one name those are looked for who have booked, if too few of the first ones have. */
const MOST_OF_A_NAME = 4 * MOST_SUGGESTED;

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

  /**
   * The documents of a collection whose name, from its first or its second word on, begins with this text, up to the limit by
   * either word; and whether there may be more.
   */
  const namedLike = (collection: 'customers' | 'users', text: string, limit: number, of: Where = []) => {
    const key = searchKeyOf(text.trim());
    const lists = NAMED_BY.map((field) =>
      store.query({ collection, where: [...of, ...beginsWith(field, key)], orderBy: field, limit }),
    );
    return decoded(allOf(lists), (found) => ({
      found: [...new Map(found.flat().map((each) => [each.id, each])).values()],
      more: found.some((list) => list.length === limit),
    }));
  };

  const passengersNamed = async (text: string, limit = MOST_SUGGESTED): Promise<Result<FoundPassengers>> => {
    const named = await namedLike('users', text, limit, [
      ['role', '==', 'passenger'],
      ['status', '==', 'approved'],
    ]);
    if (!named.ok) return named;
    const read = named.value.found
      .slice(0, limit)
      .map(({ id, fields }) =>
        decoded(store.read(riderPath(id)), (record) => passengerOf(id, fields, record)),
      );
    const booked = await decoded(allOf(read), (all) => all.flatMap((each) => (each?.phone ? each : [])));
    if (!booked.ok) return booked;
    const others = named.value.more || named.value.found.length > limit;
    const isShort = booked.value.length < MOST_SUGGESTED && limit < MOST_OF_A_NAME;
    if (others && isShort) return passengersNamed(text, MOST_OF_A_NAME);
    const accounts = booked.value.slice(0, MOST_SUGGESTED);
    return succeed({ accounts, more: others || booked.value.length > MOST_SUGGESTED });
  };

  const namesOf = (found: readonly FoundDocument[]) =>
    found.map(({ id, fields }) => {
      const { name, email } = readStoredProfile(fields);
      return { uid: id, name: name ?? email ?? id };
    });

  return {
    byId: (id) => decoded(store.read(customerPath(id)), (found) => readCustomer(id, found)),
    mergedFrom(id) {
      const where = [['rides', 'array-contains', customerRider(id)]] as const;
      return decoded(store.query({ collection: 'customers', where, limit: 1 }), ([found]) =>
        found === undefined ? null : customerOf(found),
      );
    },
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
        const read = rows.flatMap((each) => customerOf(each) ?? []);
        return {
          customers: read,
          unreadable: rows.length - read.length,
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
      decoded(namedLike('customers', text, MOST_NAMED), ({ found, more }) => {
        const customers = found.flatMap((each) => customerOf(each) ?? []);
        return { customers: customers.slice(0, MOST_NAMED), more: more || customers.length > MOST_NAMED };
      }),
    async passengersByPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'riders', where, limit: MOST_WITH_NUMBER });
      if (!found.ok) return found;
      // An account that is not listed may be approved, too.
      if (found.value.length === MOST_WITH_NUMBER) return succeed([]);
      return decoded(allOf(found.value.map(accountOf)), (read) => read.filter((each) => each !== null));
    },
    passengersNamed: (text) => passengersNamed(text),
    passengersByName(text) {
      const query = { status: 'any', role: 'passenger', search: text, cursor: null } as const;
      return decoded(readQueuePage(store, query), ({ rows }) => namesOf(rows.slice(0, MOST_NAMED)));
    },
    dispatchers() {
      const where = [['role', 'in', KNOWN_ROLES.filter(isAdministrator)]] as const;
      return decoded(store.query({ collection: 'users', where, limit: COUNT_LIMIT }), namesOf);
    },
  };
}
