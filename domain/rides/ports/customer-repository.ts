import type { Result } from '../../shared/result.ts';
import type { SoughtNumber } from '../model/booking/sought-number.ts';
import type { PassengerAccount } from '../model/customers/caller.ts';
import type { Customer } from '../model/customers/customer.ts';

/** The customers found, and whether there may be more. Damaged documents are left out, but count towards the limit. */
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
  /** The id of the customer with whom the number was blocked. */
  readonly customer: string;
}

/** Which accounts a list has: all of them, or only approved ones. */
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
  /** The customer into whose record a removed one was merged, also by several merges; one query. */
  mergedFrom(id: string): Promise<Result<Customer | null>>;
  /** The approved passenger with this uid, with the number of their record; `null` for any other account. */
  passenger(uid: string): Promise<Result<PassengerAccount | null>>;
}

/** Finds callers, for administrators. Fails as a `RideRepository` does. A malformed document is left out. */
export interface CustomerRepository extends OrderPeople {
  /** Up to `MOST_WITH_NUMBER` customers with this key, by one query: blocked ones first, then by their last ride. */
  byPhone(key: string): Promise<Result<readonly Customer[]>>;
  /** Up to `MOST_WITH_NUMBER` customers for each of these keys, each customer once, by one query for each key. */
  byPhones(keys: readonly string[]): Promise<Result<readonly Customer[]>>;
  /** Up to `CUSTOMERS_PER_PAGE` customers by name; the first page for `null`, or a cursor of another order. */
  page(cursor: string | null): Promise<Result<CustomerPage>>;
  /** The blocked numbers among these keys. */
  blocked(keys: readonly string[]): Promise<Result<readonly BlockedNumber[]>>;
  /** Up to `MOST_SUGGESTED` customers with a key that begins like this, in the order of main numbers, by one query. */
  byBeginning(key: string): Promise<Result<FoundCustomers>>;
  /** Up to `MOST_SUGGESTED` customers with a number that ends with these digits. */
  byEnd(digits: string): Promise<Result<FoundCustomers>>;
  /**
   * Up to `MOST_NAMED` customers who match this text (`soughtIn`): each typed word begins a word of their name, without
   * regard to accents, and typed digits begin or end one of their numbers.
   */
  byName(text: string): Promise<Result<FoundCustomers>>;
  /**
   * The approved passengers whose record has this number. None if `MOST_WITH_NUMBER` records have the number, because
   * there may be further ones.
   */
  passengersByPhone(key: string): Promise<Result<readonly PassengerAccount[]>>;
  /** Up to `MOST_NAMED` accounts in any status whose record of bookings has such a number. */
  ridersWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** Up to `MOST_NAMED` accounts that applied with such a number, of 500 profiles and 500 approvals; for reviewers. */
  applicantsWith(number: SoughtNumber): Promise<Result<RidersWithNumber>>;
  /** The approved passengers among the first `MOST_SUGGESTED` accounts whose record has such a number. */
  passengersWith(number: SoughtNumber): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_SUGGESTED` approved passengers with a number in their record. The text begins one of the first four
   * words of their name, or the last word, and goes on from there. Only the first accounts with such a name are read.
   */
  passengersNamed(text: string): Promise<Result<FoundPassengers>>;
  /**
   * Up to `MOST_NAMED` passengers with an account in such a status. The text begins their address, one of the first
   * four words of their name or the last word (D30). Only reviewers may ask for `any`.
   */
  passengersByName(
    text: string,
    status: Listed,
  ): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
  /**
   * Up to `COUNT_LIMIT` administrators in such a status, in no order. The name of an account without a name is its
   * address, or else its uid. Only reviewers may ask for `any`.
   */
  dispatchers(status: Listed): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
}
