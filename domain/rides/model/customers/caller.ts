import type { Place } from '../booking/place.ts';
import type { Customer } from './customer.ts';

/** An approved passenger's account, found by the number that they gave with a booking. */
export interface PassengerAccount {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly places: readonly Place[];
}

/** Whose number it is: a customer's, a passenger's with an account, or nobody's that is known. */
export type Caller =
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'passenger'; readonly account: PassengerAccount }
  | { readonly kind: 'unknown' };
