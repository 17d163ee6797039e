import { fullerPhone } from '../booking/passenger-phone.ts';
import type { Place } from '../booking/place.ts';
import type { Need } from '../ride/ride.ts';
import type { Customer } from './customer.ts';

const PREFIX = 'caller-';
/** Rides that were booked before they stopped naming the customer. */
const OLD_PREFIX = 'customer-';

/**
 * What a ride of a caller without an account has for a passenger. It differs from ride to ride, so that drivers cannot tell
 * which rides are of one caller (rides R23); the details name the customer.
 */
export const callerRider = (ride: string): string => `${PREFIX}${ride}`;

/** How pages name a customer where a passenger's uid could stand, and how older rides do. */
export const customerRider = (customer: string): string => `${OLD_PREFIX}${customer}`;

/** The id of the customer whom pages name like this; `null` for a passenger with an account. */
export function customerIn(rider: string): string | null {
  return /^customer-([A-Za-z0-9-]+)$/.exec(rider)?.[1] ?? null;
}

/** Whether a ride's passenger is one who called, not an account. */
export const isCallerRider = (rider: string): boolean =>
  rider.startsWith(PREFIX) || rider.startsWith(OLD_PREFIX);

/** What the rides of a customer have for a passenger: those that their record lists, and older ones. */
export const ridersOf = ({ id, rides }: Pick<Customer, 'id' | 'rides'>) =>
  [
    customerRider(id),
    ...(rides ?? []).map((each) => (customerIn(each) === null ? callerRider(each) : each)),
  ] as const;

/** An approved passenger's account, found by the number that they gave with a booking. */
export interface PassengerAccount {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** The number of their last booking. */
  readonly phone: string;
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
 * Who is taken to call before a dispatcher has chosen: the customer, unless the name typed so far fits only an account. A
 * number proves nothing, and an account must not get at a known caller's rides (D48). Of several accounts with the number it
 * is the one that has the name, if it is one.
 */
export function callerNamed(
  name: string,
  customer: Customer | null,
  accounts: readonly PassengerAccount[],
): Caller {
  const [first = null, another] = accounts;
  const [named = null, namesake] = accounts.filter((each) => each.name === name);
  const account = another === undefined ? first : namesake === undefined ? named : null;
  const isNamed = name === account?.name && name !== customer?.name;
  return { customer, account, isOwner: account !== null && (customer === null || isNamed) };
}

/** Of a call without a number. */
export const NOBODY_KNOWN: Caller = { customer: null, account: null, isOwner: false };

/** A number as typed, or as it is known of the caller who has it, whichever is more complete. */
export function phoneOf({ customer, account }: Caller, typed: string): string {
  return fullerPhone(fullerPhone(typed, customer?.phone ?? null), account?.phone ?? null);
}

/** What the caller's rides have for a passenger; nothing if nobody is known. */
export function ridersOfCaller({ customer, account, isOwner }: Caller): readonly string[] {
  if (isOwner) return account === null ? [] : [account.uid];
  return customer === null ? [] : ridersOf(customer);
}

/** What a caller's next booking starts with: who they are, and their last trip. Empty where nothing is known. */
export interface KnownTrip {
  readonly name: string;
  readonly from: Place;
  readonly to: Place;
  readonly needs: readonly Need[];
}

const NOWHERE: Place = { text: '' };
export const NOTHING_KNOWN: KnownTrip = { name: '', from: NOWHERE, to: NOWHERE, needs: [] };

/** The places of a caller, those of the last trip first. */
export function placesOf({ customer, account, isOwner }: Caller): readonly Place[] {
  return (isOwner ? account : customer)?.places ?? [];
}

export function knownTrip(caller: Caller): KnownTrip {
  const { customer, account, isOwner } = caller;
  const [from = NOWHERE, to = NOWHERE] = placesOf(caller);
  const name = (isOwner ? account : customer)?.name ?? '';
  return { name, from, to, needs: isOwner ? [] : (customer?.needs ?? []) };
}
