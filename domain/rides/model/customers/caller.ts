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

/** Who is known by a number (a customer, a passenger with an account, both, or nobody), and which of them calls. */
export interface Caller {
  readonly customer: Customer | null;
  readonly account: PassengerAccount | null;
  /** Whether the caller is the account's owner. */
  readonly isOwner: boolean;
}

/**
 * Who is taken to call before a dispatcher has chosen: the customer, unless the name typed so far fits only the account. A
 * number proves nothing, and an account must not get at a known caller's rides (D48).
 */
export function callerNamed(
  name: string,
  customer: Customer | null,
  account: PassengerAccount | null,
): Caller {
  const isNamed = name === account?.name && name !== customer?.name;
  return { customer, account, isOwner: account !== null && (customer === null || isNamed) };
}

/** The id under which rides name the caller; `null` if nobody is known. */
export function riderOf({ customer, account, isOwner }: Caller): string | null {
  if (isOwner) return account?.uid ?? null;
  return customer === null ? null : customerRider(customer.id);
}
