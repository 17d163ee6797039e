import type { Result } from '../../shared/result.ts';
import type { PassengerAccount } from '../model/customers/caller.ts';
import type { Customer } from '../model/customers/customer.ts';

/** Customers that were found, and whether there may be others: a document that nobody can read takes a place in the list. */
export interface FoundCustomers {
  readonly customers: readonly Customer[];
  readonly more: boolean;
}

/**
 * Who calls, for administrators only. Fails as a `RideRepository` does, whose `book` also stores customers. A document of
 * another shape is no customer and is left out.
 */
export interface CustomerRepository {
  /** The customer with this key of their number, by one query of one document. */
  byPhone(key: string): Promise<Result<Customer | null>>;
  /** Up to `MOST_SUGGESTED` customers the key of whose number begins with this one, itself first, by one query. */
  byBeginning(key: string): Promise<Result<FoundCustomers>>;
  /** Up to `MOST_NAMED` whose name, from its first or its second word on, begins with this text. */
  byName(text: string): Promise<Result<readonly Customer[]>>;
  /**
   * The approved passenger who has booked with this number, whoever else with an account has; `null` also if there are
   * several.
   */
  passengerByPhone(key: string): Promise<Result<PassengerAccount | null>>;
  /**
   * Up to `MOST_NAMED` passengers with an account in any status, whose address or a word of whose name begins with this text
   * (D30).
   */
  passengersByName(text: string): Promise<Result<readonly Pick<PassengerAccount, 'uid' | 'name'>[]>>;
}
