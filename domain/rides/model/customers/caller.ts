import { foldedWords } from '../../../shared/folded-words.ts';
import { fullerPhone } from '../booking/passenger-phone.ts';
import type { TakenTrip } from '../booking/taken-trips.ts';
import type { Need } from '../basics/need.ts';
import type { Customer } from './customer.ts';

const PREFIX = 'caller-';

/**
 * The `rider` of a caller's ride. Two rides of one caller have two riders, because drivers must not see that the caller
 * is the same (D55). The details name the customer.
 */
export const callerRider = (ride: string): string => `${PREFIX}${ride}`;

/** The identifier of a customer in fields that otherwise have a passenger's uid or the id of a ride. */
export const customerRider = (customer: string): string => `customer-${customer}`;

/** The id of the customer in a `customerRider`; `null` for any other text. */
export function customerIn(rider: string): string | null {
  return /^customer-([A-Za-z0-9-]+)$/.exec(rider)?.[1] ?? null;
}

/** Whether a rider is a `callerRider`, so that the ride is in no account. */
export const isCallerRider = (rider: string): boolean => rider.startsWith(PREFIX);

export const ridersOf = ({ rides }: Pick<Customer, 'rides'>): readonly string[] =>
  rides.filter((each) => customerIn(each) === null).map(callerRider);

/** The account of an approved passenger, with values from the passenger's record of bookings. */
export interface PassengerAccount {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** The number in the passenger's record. */
  readonly phone: string;
  readonly trips: readonly TakenTrip[];
}

/** The persons known by a number (customers, a passenger with an account, both, or none), and the one who calls. */
export interface Caller {
  /** The customer who calls, or is assumed to call if the account's owner does not; `null` for none. */
  readonly customer: Customer | null;
  /** The other customers who have the number. */
  readonly others: readonly Customer[];
  readonly account: PassengerAccount | null;
  /** Whether the caller is the account's owner. */
  readonly isOwner: boolean;
}

/** What happens to a customer's record if a call has another name or other needs (D78). */
export const RECORD_CHANGES = ['today', 'good', 'another'] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

const wordsOf = (name: string) => foldedWords(name).toSorted().join(' ');

/** Whether a name is this person's. Case, accents and the order of the words do not matter. */
export const isSamePerson = ({ name }: Pick<Customer, 'name'>, called: string): boolean =>
  wordsOf(name) === wordsOf(called);

/** Whether name and needs of a call differ from the customer's record. */
export interface Differing {
  readonly name: boolean;
  readonly needs: boolean;
}

/** Returns `null` if nothing differs, the call has no name, or no customer calls. */
export function differingFrom(
  { customer, isOwner }: Caller,
  call: { readonly name: string; readonly needs: readonly Need[] },
): Differing | null {
  if (customer === null || isOwner || call.name.trim() === '') return null;
  const name = !isSamePerson(customer, call.name);
  const needs = customer.needs.toSorted().join() !== call.needs.toSorted().join();
  return name || needs ? { name, needs } : null;
}

/** Makes another customer of this name the caller. The account's owner and a blocked customer stay the caller. */
export function calledAs(caller: Caller, name: string): Caller {
  const { customer, others, isOwner } = caller;
  if (customer === null || isOwner || customer.blocked !== null || isSamePerson(customer, name))
    return caller;
  const named = others.find((each) => isSamePerson(each, name));
  return named === undefined ? caller : ofCustomer(caller, named);
}

/** Makes this customer the caller, whoever was the caller before. */
export function ofCustomer(caller: Caller, chosen: Customer): Caller {
  const all = caller.customer === null ? caller.others : [caller.customer, ...caller.others];
  return {
    ...caller,
    customer: chosen,
    others: all.filter(({ id }) => id !== chosen.id),
    isOwner: false,
  };
}

/**
 * The person who is assumed to call until a dispatcher has chosen. If there is no customer, or only the account has
 * this name, that is the account's owner. Otherwise it is a blocked customer, the customer with this name, or the first
 * customer, in this order. A number proves nothing, so an account must not get a known caller's rides (D48). Of several
 * accounts only the one with this name counts. If several have the name, none counts.
 */
export function callerNamed(
  name: string,
  customers: readonly Customer[],
  accounts: readonly PassengerAccount[],
): Caller {
  const [first = null, another] = accounts;
  const [named = null, namesake] = accounts.filter((each) => each.name === name);
  const account = another === undefined ? first : namesake === undefined ? named : null;
  // A block applies to the number, whichever customer calls from this number.
  const customer =
    customers.find(({ blocked }) => blocked !== null) ??
    customers.find((each) => isSamePerson(each, name)) ??
    customers[0] ??
    null;
  const isNamed = name === account?.name && !customers.some((each) => isSamePerson(each, name));
  const others = customers.filter(({ id }) => id !== customer?.id);
  return { customer, others, account, isOwner: account !== null && (customer === null || isNamed) };
}

/** The caller of a call without a number. */
export const NOBODY_KNOWN: Caller = { customer: null, others: [], account: null, isOwner: false };

/** The most complete spelling of a number: as typed, or as stored for the caller. */
export function phoneOf({ customer, account }: Caller, typed: string): string {
  const numbers = [customer?.phone, ...(customer?.phones ?? []), account?.phone];
  return numbers.reduce((phone: string, known) => fullerPhone(phone, known ?? null), typed);
}

/** The id of the last ride of the customer who calls; `null` if there is none, or no customer calls. */
export const lastRideOf = ({ customer, isOwner }: Caller): string | null =>
  (isOwner ? null : customer?.rides.find((each) => customerIn(each) === null)) ?? null;

/** The riders of the caller's rides; none if the caller is unknown. */
export function ridersOfCaller({ customer, account, isOwner }: Caller): readonly string[] {
  if (isOwner) return account === null ? [] : [account.uid];
  return customer === null ? [] : ridersOf(customer);
}
