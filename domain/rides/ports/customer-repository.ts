import type { Result } from '../../shared/result.ts';
import type { SoughtNumber } from '../model/booking/sought-number.ts';
import type { PassengerAccount } from '../model/customers/caller.ts';
import type { Customer } from '../model/customers/customer.ts';

/** The customers found, and whether there may be more. Damaged documents are left out, but count towards a limit. */
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
  /** How many records of the page are too damaged to be read. */
  readonly unreadable: number;
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null;
}

/** The people whose rides an order makes. Fails as a `RideRepository` does. */
export interface OrderPeople {
  byId(id: string): Promise<Result<Customer | null>>;
  /** The customer into whom a removed record was merged, even over several merges; by one query. */
  mergedFrom(id: string): Promise<Result<Customer | null>>;
  /** The approved passenger with this account, with the number that their record has; `null` for anyone else. */
  passenger(uid: string): Promise<Result<PassengerAccount | null>>;
}

/** Finds callers, for administrators. Fails as a `RideRepository` does. A malformed document is left out. */
export interface CustomerRepository extends OrderPeople {
  /** Up to `MOST_WITH_NUMBER` customers with this key, by one query: blocked ones first, then those who booked last. */
  byPhone(key: string): Promise<Result<readonly Customer[]>>;
  /** Up to `MOST_WITH_NUMBER` customers for each of these keys, each customer once, by one query for each key. */
  byPhones(keys: readonly string[]): Promise<Result<readonly Customer[]>>;
  /** `CUSTOMERS_PER_PAGE` customers by name; `null`, or a cursor in another order, asks for the first page. */
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** Those of these numbers that are blocked. */
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
   * The approved passengers whose record has this number; none if `MOST_WITH_NUMBER` records have it, because there may
   * be others then.
   */
  passengersByPhone(key: string): Promise<Result<readonly PassengerAccount[]>>;
  /** Up to `MOST_NAMED` accounts in any status whose record of bookings has such a number. */
  ridersWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** Up to `MOST_NAMED` accounts that applied with such a number, of 500 profiles and 500 approvals; for reviewers. */
  applicantsWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** The approved passengers among the first `MOST_SUGGESTED` accounts whose record has such a number. */
  passengersWith(number: SoughtNumber): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_SUGGESTED` approved passengers whose record has a number, and whose name begins with this text from one
   * of its first four words or its last on; only the first accounts of that name are read, and many may have no number.
   */
  passengersNamed(text: string): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_NAMED` passengers with an account in such a status whose address, or whose name from one of its first
   * four words or its last on, begins with this text (D30). Only reviewers may ask for `any`.
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
