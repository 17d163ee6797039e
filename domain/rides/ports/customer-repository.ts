import type { Result } from '../../shared/result.ts';
import type { SoughtNumber } from '../model/booking/sought-number.ts';
import type { PassengerAccount } from '../model/customers/caller.ts';
import type { Customer } from '../model/customers/customer.ts';

/** The customers found, and whether there may be more: an unreadable document also takes a place in the list. */
export interface FoundCustomers {
  readonly customers: readonly Customer[];
  readonly more: boolean;
}

/** The passengers found, and whether there may be more. */
export interface FoundPassengers {
  readonly accounts: readonly PassengerAccount[];
  readonly more: boolean;
}

/** The uids found, and whether there may be more. */
export interface RidersWithNumber {
  readonly uids: readonly string[];
  readonly more: boolean;
}

export interface BlockedNumber {
  readonly key: string;
  /** The id of the customer with whom it was blocked. */
  readonly customer: string;
}

/** Which accounts a list has: those in any status, or only the approved ones. */
export type Listed = 'any' | 'approved';

export interface CustomerPage {
  readonly customers: readonly Customer[];
  /** How many of its records are too damaged to be read. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/** Whose rides an order makes. Fails as a `RideRepository` does. */
export interface OrderPeople {
  byId(id: string): Promise<Result<Customer | null>>;
  /** The customer into whom a removed record was merged, even over several merges; by one query. */
  mergedFrom(id: string): Promise<Result<Customer | null>>;
  /** The approved passenger with this account, with the number of their last booking; `null` for anyone else. */
  passenger(uid: string): Promise<Result<PassengerAccount | null>>;
}

/** Finds callers, for administrators. Fails as a `RideRepository` does. A malformed document is left out. */
export interface CustomerRepository extends OrderPeople {
  /** Up to `MOST_WITH_NUMBER` customers with this key, by one query: blocked ones first, then those who booked last. */
  byPhone(key: string): Promise<Result<readonly Customer[]>>;
  /** The customers with a number of any of these keys, each once, by one query for each key. */
  byPhones(keys: readonly string[]): Promise<Result<readonly Customer[]>>;
  /** `CUSTOMERS_PER_PAGE` customers by name; `null` asks for the first page. */
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** The blocked ones of these numbers, and with which customer. */
  blocked(keys: readonly string[]): Promise<Result<readonly BlockedNumber[]>>;
  /** Up to `MOST_SUGGESTED` customers with a key that begins so, by their main number, by one query. */
  byBeginning(key: string): Promise<Result<FoundCustomers>>;
  /** Up to `MOST_SUGGESTED` customers, one of whose numbers ends with these digits. */
  byEnd(digits: string): Promise<Result<FoundCustomers>>;
  /**
   * Up to `MOST_NAMED` customers who match this text: each word of it begins a word of their name, whatever the
   * accents, and digits are the first or the last ones of a number (`soughtIn`).
   */
  byName(text: string): Promise<Result<FoundCustomers>>;
  /**
   * The approved passengers who have booked with this number; none if `MOST_WITH_NUMBER` accounts have it, because
   * there may be others then.
   */
  passengersByPhone(key: string): Promise<Result<readonly PassengerAccount[]>>;
  /** Up to `MOST_NAMED` accounts in any status that have booked with such a number. */
  ridersWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** Up to `MOST_NAMED` accounts in any status that applied with such a number, of the first 500 with one. */
  applicantsWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** Up to `MOST_SUGGESTED` approved passengers who have booked with such a number. */
  passengersWith(number: SoughtNumber): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_SUGGESTED` approved passengers who have booked, and whose name begins with this text, from its first or
   * its second word on; only the first accounts of that name are read, of which many may never have booked.
   */
  passengersNamed(text: string): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_NAMED` passengers with an account in such a status whose address, or a word of whose name, begins with
   * this text (D30). Only reviewers may ask for `any`.
   */
  passengersByName(
    text: string,
    status: Listed,
  ): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
  /**
   * Up to `COUNT_LIMIT` administrators in such a status, in no order; an account without a name has its address or uid.
   * Only reviewers may ask for `any`.
   */
  dispatchers(status: Listed): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
}
