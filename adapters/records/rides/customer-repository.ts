import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { NAME_KEYS, searchKeyOf } from '#domain/shared/people/name-keys.ts';
import { isAdministrator, KNOWN_ROLES } from '#domain/shared/people/role.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { PassengerAccount } from '#domain/rides/model/customers/caller.ts';
import { findsByEnd, soughtIn } from '#domain/rides/model/customers/customer-search.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import {
  CUSTOMERS_PER_PAGE,
  MOST_CUSTOMERS,
  MOST_NAMED,
  MOST_SUGGESTED,
  MOST_WITH_NUMBER,
} from '#domain/rides/model/basics/ride-limits.ts';
import { blockedNumberPath, riderPath } from '#domain/rides/model/stored/ride-paths.ts';
import type { CustomerRepository, FoundPassengers } from '#domain/rides/ports/customer-repository.ts';
import { text } from '#domain/shared/decoders.ts';
import { allOf, succeed, type Result } from '#domain/shared/result.ts';
import { readQueuePage } from '../accounts/profile-pages.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore, FoundDocument, QueryCondition } from '../document-store.ts';
import { cursorAfter, readCursor, writeCursor } from '../page-cursor.ts';
import { beginsWith, ifGiven } from '../query-conditions.ts';
import { applicantsByNumber } from './applicants-by-number.ts';
import { createOrderPeople, passengerOf } from './order-people.ts';
import { ridersByNumber } from './riders-by-number.ts';

/** If too few of the first accounts with a name have a number, this many are read. */
const MOST_OF_A_NAME = 4 * MOST_SUGGESTED;

/** Each document once, in the order of the lists. */
const distinct = (lists: readonly (readonly FoundDocument[])[]) => [
  ...new Map(lists.flat().map((each) => [each.id, each])).values(),
];
const isFullTo = (limit: number) => (list: readonly FoundDocument[]) => list.length === limit;

const customerOf = ({ id, fields }: FoundDocument) => readCustomer(id, fields);

/** The customers of a query that was limited to `MOST_SUGGESTED`; `more` if the list is full. */
const suggested = (found: readonly FoundDocument[]) => ({
  customers: found.flatMap((each) => customerOf(each) ?? []),
  more: isFullTo(MOST_SUGGESTED)(found),
});

type Where = readonly QueryCondition[];

export function createCustomerRepository(store: DocumentStore): CustomerRepository {
  /** The account that a record of bookings belongs to; `null` if it is not an approved passenger's. */
  const accountOf = ({ id, fields }: FoundDocument): Promise<Result<PassengerAccount | null>> =>
    decoded(store.read(profilePath(id)), (profile) => passengerOf(id, profile, fields));

  const withNumber = (key: string) =>
    store.query({
      collection: 'customers',
      where: [['phoneKeys', 'array-contains', key]],
      limit: MOST_WITH_NUMBER,
    });
  const foundBy = (entry: string, orderBy: 'nameKey' | 'phoneKey', limit: number) =>
    store.query({ collection: 'customers', where: [['finds', 'array-contains', entry]], orderBy, limit });

  /**
   * Accounts with a name in which this text begins one of the first four words, or the last one. Up to `limit` accounts
   * for each of these positions; `more` if there may be others. A caller may give any part of their name.
   */
  const namedLike = (name: string, limit: number, of: Where = []) => {
    const key = searchKeyOf(name.trim());
    const lists = NAME_KEYS.map((field) =>
      store.query({ collection: 'users', where: [...of, ...beginsWith(field, key)], orderBy: field, limit }),
    );
    return decoded(allOf(lists), (found) => ({
      found: distinct(found),
      more: found.some(isFullTo(limit)),
    }));
  };

  const passengersNamed = async (text: string, limit = MOST_SUGGESTED): Promise<Result<FoundPassengers>> => {
    const named = await namedLike(text, limit, [
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
    ...createOrderPeople(store),
    byPhone: (key) =>
      decoded(withNumber(key), (found) =>
        found
          .flatMap((each) => customerOf(each) ?? [])
          .toSorted((one, other) => {
            const blockedFirst = Number(other.blocked !== null) - Number(one.blocked !== null);
            return blockedFirst || other.lastRideAt.getTime() - one.lastRideAt.getTime();
          }),
      ),
    byPhones: (keys) =>
      decoded(allOf([...new Set(keys)].map(withNumber)), (found) =>
        distinct(found).flatMap((each) => customerOf(each) ?? []),
      ),
    blocked: (keys) =>
      decoded(allOf(keys.map((key) => store.read(blockedNumberPath(key)))), (found) =>
        found.flatMap((fields, at) => {
          const [key, customer] = [keys[at], text(fields?.['customer'])];
          return key === undefined || customer === undefined ? [] : { key, customer };
        }),
      ),
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
    byBeginning: (key) => decoded(foundBy(key, 'phoneKey', MOST_SUGGESTED), suggested),
    byEnd: (digits) => decoded(foundBy(findsByEnd(digits) ?? digits, 'phoneKey', MOST_SUGGESTED), suggested),
    byName(typed) {
      const sought = soughtIn(typed);
      if (sought === null) return Promise.resolve(succeed({ customers: [], more: false }));
      // A query finds customers by one word, so they may lack the other words.
      const limit = sought.isSingle ? MOST_NAMED : MOST_CUSTOMERS;
      return decoded(allOf(sought.ask.map((entry) => foundBy(entry, 'nameKey', limit))), (found) => {
        const customers = distinct(found)
          .flatMap((each) => customerOf(each) ?? [])
          .filter(({ finds }) => sought.isMeant(finds))
          .toSorted((one, other) => (one.nameKey < other.nameKey ? -1 : 1));
        return {
          customers: customers.slice(0, MOST_NAMED),
          more: found.some(isFullTo(limit)) || customers.length > MOST_NAMED,
        };
      });
    },
    async passengersByPhone(key) {
      const where = [['phoneKey', '==', key]] as const;
      const found = await store.query({ collection: 'riders', where, limit: MOST_WITH_NUMBER });
      if (!found.ok) return found;
      // The list is full. Another approved account may have the number, too, so no account is certain.
      if (found.value.length === MOST_WITH_NUMBER) return succeed([]);
      return decoded(allOf(found.value.map(accountOf)), (read) => read.filter((each) => each !== null));
    },
    ridersWith: (number) =>
      decoded(ridersByNumber(store, number, MOST_NAMED), ({ records, more }) => ({
        uids: records.map(({ id }) => id),
        more,
      })),
    applicantsWith: (number) => applicantsByNumber(store, number, MOST_NAMED),
    async passengersWith(number) {
      const found = await ridersByNumber(store, number, MOST_SUGGESTED);
      if (!found.ok) return found;
      const { records, more } = found.value;
      return decoded(allOf(records.map(accountOf)), (read) => ({
        accounts: read.filter((each) => each !== null),
        more,
      }));
    },
    passengersNamed: (text) => passengersNamed(text),
    passengersByName(text, status) {
      const query = { status, role: 'passenger', search: text, cursor: null } as const;
      return decoded(readQueuePage(store, query), ({ rows }) => namesOf(rows.slice(0, MOST_NAMED)));
    },
    dispatchers(status) {
      const where: Where = [
        ['role', 'in', KNOWN_ROLES.filter(isAdministrator)],
        ...ifGiven('status', '==', status === 'any' ? null : status),
      ];
      return decoded(store.query({ collection: 'users', where, limit: COUNT_LIMIT }), namesOf);
    },
  };
}
