import { asDispatcher } from '../../shared/people/acting.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import { isWithPlus, keyWithPlus } from '../model/booking/passenger-phone.ts';
import { callBatch } from '../model/customers/call-batch.ts';
import { calledBy, type Call, type CallersNumber } from '../model/customers/call.ts';
import {
  callerNamed,
  calledAs,
  NOBODY_KNOWN,
  ofCustomer,
  type Caller,
  type RecordChange,
} from '../model/customers/caller.ts';
import type { Customer } from '../model/customers/customer.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { FoundCustomers, FoundPassengers } from '../ports/customer-repository.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { fitsLargestCar } from './fits-largest-car.ts';
import { isBooked } from './ride-booking.ts';
import { requiredSettings } from './service-settings.ts';

export interface CallStart {
  readonly settings: RideSettings;
  /** The caller that `find` has found or the dispatcher has chosen; `null` if no one was looked up. */
  readonly caller: Caller | null;
  /** What happens to the customer if name or needs differ; by default `today`, which changes neither. */
  readonly change?: RecordChange;
  /** Writes of another capability, stored with the ride or not at all. */
  readonly beside?: Batch;
}

/** Customers and accounts, and whether there may be more of either. */
export type KnownCallers = FoundCustomers & FoundPassengers;

/** Bookings for callers, without limit (rides R34). Fails with `permission-denied` without the power *desk*. */
export interface PhoneBooking {
  /** Up to `MOST_SUGGESTED` customers with a number that begins with this key. */
  suggest(key: string): Promise<Result<FoundCustomers>>;
  /** Up to `MOST_SUGGESTED` customers and as many accounts with a number that ends with these digits (four or more). */
  ending(digits: string): Promise<Result<KnownCallers>>;
  /**
   * The customers and the passengers with this name, as `CustomerRepository.byName` and
   * `CustomerRepository.passengersNamed` find them.
   */
  named(text: string): Promise<Result<KnownCallers>>;
  /**
   * The persons with the number of this key, and the likely caller by the `name` typed so far. `known` are the
   * customers with the number if they were read before. `phone` is the number as typed. If no one has the key, the
   * typed number is looked up with a plus in front. Telephone systems leave it out (D77).
   */
  find(key: string, name?: string, known?: readonly Customer[], phone?: string): Promise<Result<Caller>>;
  /**
   * Books a ride. The call must have passed `parseCall`. An unknown caller with a number becomes a customer. A known
   * customer gets the most complete spelling of the number; name and needs change only by `change` (D78). After any
   * failure the ride is read back, so a lost answer is no failure. Fails as `isBooked` and `fitsLargestCar`, with
   * `customer-blocked` for a blocked customer, and with `rides-not-set-up` if the settings are removed meanwhile.
   */
  book(id: string, call: Call, start: CallStart): Promise<RideResult<void>>;
}

async function both(
  customers: Promise<Result<FoundCustomers>>,
  accounts: Promise<Result<FoundPassengers>>,
): Promise<Result<KnownCallers>> {
  const [called, booked] = await Promise.all([customers, accounts]);
  if (!called.ok) return called;
  if (!booked.ok) return booked;
  return succeed({ ...called.value, ...booked.value, more: called.value.more || booked.value.more });
}

type CallBooking = Parameters<typeof callBatch>[0] & { readonly beside: Batch };

export function createPhoneBooking({
  rides,
  customers,
  fleet,
  records,
  rideFeed,
  clock,
  session,
}: DispatchNeeds): PhoneBooking {
  const callerOf = async (
    key: string,
    name: string,
    phone: string,
    known?: readonly Customer[],
  ): Promise<Result<Caller>> => {
    const [called, accounts] = await Promise.all([
      known === undefined ? customers.byPhone(key) : succeed(known),
      customers.passengersByPhone(key),
    ]);
    if (!called.ok) return called;
    if (!accounts.ok) return accounts;
    const isNobodys = called.value.length === 0 && accounts.value.length === 0;
    const other = isNobodys ? keyWithPlus(phone) : null;
    return other === null
      ? succeed(callerNamed(name, called.value, accounts.value))
      : callerWithPlus(other, name, phone);
  };
  /** The caller with the number of this key, which `keyWithPlus` made of `phone`. */
  const callerWithPlus = async (key: string, name: string, phone: string): Promise<Result<Caller>> => {
    const [called, accounts] = await Promise.all([customers.byPhone(key), customers.passengersByPhone(key)]);
    if (!called.ok) return called;
    if (!accounts.ok) return accounts;
    const isMeant = (known: string) => isWithPlus(phone, known);
    const meant = called.value.filter((each) => [each.phone, ...each.phones].some(isMeant));
    return succeed(
      callerNamed(
        name,
        meant,
        accounts.value.filter((each) => isMeant(each.phone)),
      ),
    );
  };

  const callerWith = async (number: CallersNumber | null, name: string) =>
    number === null ? succeed(NOBODY_KNOWN) : callerOf(number.key, name, number.phone);

  /** Returns the failed booking with the present settings and the caller's present record. */
  const askedAgain = async (booking: CallBooking): Promise<RideResult<CallBooking>> => {
    const { number, name } = booking.call;
    const known = await requiredSettings(fleet);
    if (!known.ok) return known;
    const found = await callerWith(number, name);
    if (!found.ok) return found;
    // The dispatcher has already chosen the caller.
    const { isOwner, customer } = booking.caller;
    const all = found.value.customer === null ? [] : [found.value.customer, ...found.value.others];
    const chosen = all.find(({ blocked }) => blocked !== null) ?? all.find(({ id }) => id === customer?.id);
    const caller = { ...(chosen === undefined ? found.value : ofCustomer(found.value, chosen)), isOwner };
    return succeed({ ...booking, settings: known.value, caller });
  };

  const send = async (booking: CallBooking, attempt = 1): Promise<RideResult<void>> => {
    const blocked = booking.caller.customer?.blocked ?? null;
    if (blocked !== null) return fail({ code: 'customer-blocked', name: blocked.name, at: blocked.at });
    const call = calledBy(booking.call, booking.caller);
    const batch = [...callBatch({ ...booking, call, now: clock.now() }), ...booking.beside];
    return settle(records, batch, {
      read: async () => succeed(await isBooked(rides, { id: booking.id, ...call })),
      async verdict(stored): Promise<RideResult<void> | null> {
        if (!stored.ok) return stored;
        if (stored.value) return succeed();
        if (attempt === MOST_ATTEMPTS) return null;
        const again = await askedAgain(booking);
        return again.ok ? send(again.value, attempt + 1) : again;
      },
    });
  };

  return {
    suggest: (key) => asDispatcher(session, () => customers.byBeginning(key)),
    ending: (digits) =>
      asDispatcher(session, () =>
        both(customers.byEnd(digits), customers.passengersWith({ begins: [], end: digits })),
      ),
    named: (text) =>
      asDispatcher(session, () => both(customers.byName(text), customers.passengersNamed(text))),
    find: (key, name = '', known, phone = '') =>
      asDispatcher(session, () => callerOf(key, name, phone, known)),
    book: (id, call, { settings: known, caller, change = 'today', beside = [] }) =>
      asDispatcher(session, async (user): Promise<RideResult<void>> => {
        const found = caller === null ? await callerWith(call.number, call.name) : succeed(caller);
        if (!found.ok) return found;
        const fits = await fitsLargestCar(fleet, call.trip.people);
        if (!fits.ok) return fits;
        const booked = await send({
          id,
          call,
          caller: calledAs(found.value, call.name),
          change,
          beside,
          by: user.uid,
          settings: known,
          now: clock.now(),
        });
        rideFeed.lookNow();
        return booked;
      }),
  };
}
