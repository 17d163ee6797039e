import type { Place } from '../booking/place.ts';
import type { Customer } from './customer.ts';
import { customerRider } from './customer-rider.ts';

/** An approved passenger's account, found by the number that they gave with a booking. */
export interface PassengerAccount {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly places: readonly Place[];
}

/** Who is known with a number: a customer, a passenger with an account, both, or nobody; and who of them calls. */
export interface Caller {
  readonly customer: Customer | null;
  readonly account: PassengerAccount | null;
  /** Whether it is the account's owner. */
  readonly isOwner: boolean;
}

/**
 * Who calls, before a dispatcher has chosen: the customer, because a number proves nothing and an account must not come by a
 * known caller's rides (D48), unless the name that is already typed is the account's alone.
 */
export function callerNamed(
  name: string,
  customer: Customer | null,
  account: PassengerAccount | null,
): Caller {
  const isNamed = name === account?.name && name !== customer?.name;
  return { customer, account, isOwner: account !== null && (customer === null || isNamed) };
}

/** Whose rides are those of whoever calls, as rides name them; `null` if nobody is known. */
export function riderOf({ customer, account, isOwner }: Caller): string | null {
  if (isOwner) return account?.uid ?? null;
  return customer === null ? null : customerRider(customer.id);
}
