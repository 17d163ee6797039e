import type { Result } from '../../shared/result.ts';
import type { SoughtNumber } from '../model/booking/sought-number.ts';
import type { PassengerAccount } from '../model/customers/caller.ts';
import type { Customer } from '../model/customers/customer.ts';

/** Damaged documents are left out, but count towards the limit. */
export interface FoundCustomers {
  readonly customers: readonly Customer[];
  /** Whether there may be more customers than these. */
  readonly more: boolean;
}

export interface FoundPassengers {
  readonly accounts: readonly PassengerAccount[];
  /** Whether there may be more passengers than these. */
  readonly more: boolean;
}

export interface RidersWithNumber {
  readonly uids: readonly string[];
  /** Whether there may be more accounts than these. */
  readonly more: boolean;
}

export interface BlockedNumber {
  readonly key: string;
  /** The id of the customer with whom the number was blocked. */
  readonly customer: string;
}

/** Which accounts a list has: those in any status, or only approved ones. */
export type Listed = 'any' | 'approved';

export interface CustomerPage {
  readonly customers: readonly Customer[];
  /** How many records of the page are damaged. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/** The people whose rides an order makes. Fails as a `RideRepository` does. */
export interface OrderPeople {
  byId(id: string): Promise<Result<Customer | null>>;
  /** The record into which the record `id` was merged, directly or through other records; one query. */
  mergedFrom(id: string): Promise<Result<Customer | null>>;
  /** The approved passenger with this uid, with the number of their record; `null` for any other account. */
  passenger(uid: string): Promise<Result<PassengerAccount | null>>;
}

/** Finds callers, for administrators. Fails as a `RideRepository` does. Damaged documents are left out. */
export interface CustomerRepository extends OrderPeople {
  /** Up to `MOST_WITH_NUMBER` customers with this key: blocked ones, then those with the latest rides; one query. */
  byPhone(key: string): Promise<Result<readonly Customer[]>>;
  /** Up to `MOST_WITH_NUMBER` customers for each of these keys, each customer once, by one query for each key. */
  byPhones(keys: readonly string[]): Promise<Result<readonly Customer[]>>;
  /** Up to `CUSTOMERS_PER_PAGE` customers by name. `null` or a cursor of another order gives the first page. */
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** The blocked numbers among these keys. */
  blocked(keys: readonly string[]): Promise<Result<readonly BlockedNumber[]>>;
  /** Up to `MOST_SUGGESTED` customers with a key that begins with this one, ordered by main number; one query. */
  byBeginning(key: string): Promise<Result<FoundCustomers>>;
  /** Up to `MOST_SUGGESTED` customers with a number that ends with these digits. */
  byEnd(digits: string): Promise<Result<FoundCustomers>>;
  /**
   * Up to `MOST_NAMED` customers who match this text. `soughtIn` says what matches.
   */
  byName(text: string): Promise<Result<FoundCustomers>>;
  /**
   * The approved passengers with this number in their record. None if `MOST_WITH_NUMBER` records have the number,
   * because then there may be more such records.
   */
  passengersByPhone(key: string): Promise<Result<readonly PassengerAccount[]>>;
  /** Up to `MOST_NAMED` accounts in any status with such a number in their record of bookings. */
  ridersWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** For reviewers: up to `MOST_NAMED` accounts that applied with such a number, in 500 profiles and 500 approvals. */
  applicantsWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** The approved passengers among the first `MOST_SUGGESTED` accounts with such a number in their record. */
  passengersWith(number: SoughtNumber): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_SUGGESTED` approved passengers with a number in their record. The text is the beginning of their name,
   * read from its first, second, third, fourth or last word on. Only the first accounts with such a name are read.
   */
  passengersNamed(text: string): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_NAMED` passengers with an account in this status. The text is the beginning of their email address, or
   * of their name as in `passengersNamed` (D30). Only reviewers may ask for `any`.
   */
  passengersByName(
    text: string,
    status: Listed,
  ): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
  /**
   * Up to `COUNT_LIMIT` administrators in this status, unsorted. An account without a name has its email address as
   * `name`, or else its uid. Only reviewers may ask for `any`.
   */
  dispatchers(status: Listed): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
}
