import { useEffect, useRef, useEffectEvent, useState } from 'react';
import { typedInstants } from '#domain/rides/model/booking/pick-up.ts';
import { keyOfPart, phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { parseCallersNumber, type CallersNumber } from '#domain/rides/model/customers/call.ts';
import {
  ofCustomer,
  phoneOf,
  type Caller,
  type PassengerAccount,
} from '#domain/rides/model/customers/caller.ts';
import { knownTrip } from '#domain/rides/model/customers/known-trip.ts';
import { numbersOf } from '#domain/rides/model/customers/customer-batch.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { weekHourAt } from '#domain/rides/model/booking/taken-trips.ts';
import { MOST_SUGGESTED, SUGGESTED_FROM } from '#domain/rides/model/basics/ride-limits.ts';
import type { FoundCustomers } from '#domain/rides/ports/customer-repository.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { withKnown, withUsual, type CallDraft } from './call-draft.ts';

/** Typed digits are sent after this pause. Between two spoken digits less time passes. Milliseconds. */
const PAUSE_MS = 200;

type Customers = readonly Customer[];
interface Answer extends FoundCustomers {
  readonly begin: string;
}

/** The customer's first number whose key begins with `begin`; if there is none, the main number. */
function numberLike(customer: Customer, begin: string): CallersNumber {
  const [main = { key: customer.phoneKey, phone: customer.phone ?? customer.phoneKey }] = numbersOf(customer);
  return numbersOf(customer).find(({ key }) => key.startsWith(begin)) ?? main;
}

/** The customers with a number that begins with this key; `null` if the answer does not cover it. */
function among(answer: Answer | null, key: string): Customers | null {
  if (answer === null || !key.startsWith(answer.begin)) return null;
  const { begin, customers, more } = answer;
  if (key !== begin && more) return null;
  return customers.filter(({ phoneKeys }) => phoneKeys.some((each) => each.startsWith(key)));
}

/**
 * Known callers whose number begins with the typed digits, read when typing pauses. An answer that is not full has all
 * callers for further digits, so most numbers take one read.
 */
function useSuggestedCallers(key: string) {
  const { phoneBooking } = useDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef<{ begin: string; done: Promise<Customers | null> } | null>(null);

  const load = async (begin: string): Promise<Customers | null> => {
    const found = await catchDefect(() => phoneBooking.suggest(begin));
    if (latest.current?.begin !== begin) return found.ok ? found.value.customers : null;
    if (!found.ok) {
      latest.current = null;
      return null;
    }
    const received = { begin, ...found.value };
    setAnswer(received);
    return among(received, begin);
  };
  const fetch = (begin: string) => {
    if (latest.current?.begin !== begin) latest.current = { begin, done: load(begin) };
    return latest.current.done;
  };
  const known = among(answer, key);
  const due = key.length >= SUGGESTED_FROM && known === null ? key : null;
  const fetchDue = useEffectEvent((begin: string) => void fetch(begin));
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => fetchDue(due), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);

  return {
    suggested: key.length >= SUGGESTED_FROM ? (known ?? []) : [],
    /** Whether no further read is needed. */
    isAnswered: key.length < SUGGESTED_FROM || known !== null,
    /** Whether there may be more suggestions. */
    isFull: answer?.more ?? false,
    /** Resolves to the suggestions, read at once if needed; `null` if too little is typed or there was no answer. */
    async settle(): Promise<Customers | null> {
      return key.length < SUGGESTED_FROM ? null : (known ?? fetch(key));
    },
  };
}

/** The customer's stored number that begins with the typed text; otherwise the main number. */
export const numberOf = (customer: Customer, typed = ''): string =>
  numberLike(customer, keyOfPart(typed)).phone;

/** The state of a number's look-up: running, failed, or its result. */
type Lookup =
  | { readonly kind: 'found'; readonly caller: Caller }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' };

interface Search {
  readonly key: string;
  readonly lookup: Lookup;
}

/** The dispatcher's choice among the suggestions for a number or a name. */
interface Chosen {
  /** All customers with the number; absent if unknown. */
  readonly customers?: readonly Customer[];
  /** The chosen customer. */
  readonly customer?: Customer;
  readonly owner?: PassengerAccount;
}

/**
 * Finds out who is calling. Suggests callers while the number is typed, then finds the person with the whole number. If
 * several have it, the dispatcher chooses. `timeZone` is the service's, `null` until it is read. `onNumber` is called
 * when a number is looked up, before anything is known of it.
 */
export function useCallersNumber(
  draft: CallDraft,
  timeZone: string | null,
  onChange: (change: (draft: CallDraft) => CallDraft) => void,
  onNumber: () => void,
) {
  const number = parseCallersNumber(draft.phone);
  // A text too short for a number may be the beginning of one.
  const key = number.ok ? number.value.key : keyOfPart(draft.phone);
  const { phoneBooking } = useDispatch();
  const { serverTime } = useRides();
  const [search, setSearch] = useState<Search | null>(null);
  const latestSearch = useRef<{ key: string; done: Promise<void> } | null>(null);
  const lookup = search?.key === key ? search.lookup : null;
  const { suggested, isAnswered, isFull, settle } = useSuggestedCallers(lookup === null ? key : '');
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);

  /** The pick-up's hour of the week, or the present hour until a time is typed; `null` without a zone. */
  const hourOf = ({ pickUp }: CallDraft) =>
    timeZone === null ? null : weekHourAt(typedInstants(pickUp, timeZone)[0] ?? serverTime(), timeZone);
  const show = (of: string, caller: Caller) => {
    // A number typed without its plus has another key.
    const { customer, account } = caller;
    const key = customer?.phoneKey ?? (account === null ? of : phoneKeyOf(account.phone));
    if (latestSearch.current !== null) latestSearch.current = { ...latestSearch.current, key };
    setSearch({ key, lookup: { kind: 'found', caller } });
    // The complete international number replaces the typed digits.
    onChange((typed) =>
      withKnown({ ...typed, phone: phoneOf(caller, typed.phone) }, knownTrip(caller, hourOf(typed))),
    );
  };
  const find = async (of: string, { customers, customer, owner }: Chosen) => {
    setSearch({ key: of, lookup: { kind: 'searching' } });
    onNumber();
    const found = await catchDefect(() =>
      phoneBooking.find(of, owner?.name ?? draft.name, customers, draft.phone),
    );
    // Another number was typed meanwhile.
    if (latestSearch.current?.key !== of) return;
    if (found.ok) {
      if (customer !== undefined && found.value.customer?.blocked === null)
        return show(of, ofCustomer(found.value, customer));
      const isOwner = found.value.isOwner || (owner !== undefined && found.value.account?.uid === owner.uid);
      return show(of, { ...found.value, isOwner });
    }
    latestSearch.current = null;
    setSearch({ key: of, lookup: { kind: 'failed' } });
  };
  /** Looks a number up. Repeats the latest look-up only if it failed. Resolves when the known data is in the form. */
  const lookUp = async (of: string, chosen: Chosen = {}) => {
    if (latestSearch.current?.key !== of) latestSearch.current = { key: of, done: find(of, chosen) };
    await latestSearch.current.done;
  };
  const take = (customer: Customer, found: readonly Customer[] = suggested) => {
    const of = numberLike(customer, keyOfPart(draft.phone)).key;
    onChange((typed) => ({ ...typed, phone: numberOf(customer, typed.phone) }));
    const customers = found.filter(({ phoneKeys }) => phoneKeys.includes(of));
    // A full list may lack another customer with the number.
    return lookUp(of, {
      customer,
      ...(found.length < MOST_SUGGESTED && customers.includes(customer) && { customers }),
    });
  };
  const caller = lookup?.kind === 'found' ? lookup.caller : null;
  return {
    number,
    lookup,
    /** The person with the number; `null` until known. */
    caller,
    /** Who blocked the number and when; `null` if the number is not blocked. */
    blocked: caller?.customer?.blocked ?? null,
    suggested,
    isAnswered,
    isFull,
    /** The known caller whose complete number is typed, before the look-up; otherwise `null`. */
    whole: suggested.find(({ phoneKeys }) => phoneKeys.includes(key)) ?? null,
    /** Looks the number up as typed. */
    keep: () => (number.ok && lookup === null ? lookUp(key) : undefined),
    take,
    /** Takes the number of a customer found by name or last digits. After a search by name, also takes the name. */
    takeNamed(customer: Customer) {
      const digits = draft.phone.replaceAll(/\D/g, '');
      const isEnd = ({ key }: CallersNumber) => digits !== '' && key.endsWith(digits);
      const { key, phone } = numbersOf(customer).find(isEnd) ?? numberLike(customer, '');
      onChange((typed) => ({ ...typed, phone, name: digits === '' ? customer.name : typed.name }));
      return lookUp(key, { customer });
    },
    /** Takes a whole number that was found by its last digits. */
    takeNumber(phone: string) {
      onChange((typed) => ({ ...typed, phone }));
      return lookUp(phoneKeyOf(phone));
    },
    /** Takes the number and name of an account that was found by its name. The account's owner calls. */
    takeOwner(owner: PassengerAccount) {
      onChange((typed) => ({ ...typed, phone: owner.phone, name: owner.name }));
      latestSearch.current = null;
      return lookUp(phoneKeyOf(owner.phone), { owner });
    },
    /**
     * Takes the number as typed, even if known numbers begin with it. Resolves to `false` if it has changed meanwhile.
     * A failed look-up is repeated.
     */
    async complete(): Promise<boolean> {
      if (lookup !== null) await lookUp(key);
      else {
        const customers = await settle();
        if (latest.current !== key) return false;
        const same = customers?.filter(({ phoneKeys }) => phoneKeys.includes(key)) ?? null;
        // A full list may lack another customer with the number.
        const isWhole = same !== null && customers !== null && customers.length < MOST_SUGGESTED;
        await lookUp(key, isWhole ? { customers: same } : {});
      }
      return true;
    },
    /** The form with the caller's usual trip at the time of its pick-up. */
    atItsTime: (typed: CallDraft) =>
      caller === null ? typed : withUsual(typed, knownTrip(caller, hourOf(typed))),
    /** Sets which of the people with the number is calling. */
    choose(caller: Caller) {
      if (search !== null) show(search.key, caller);
    },
  };
}

export type CallersLookUp = ReturnType<typeof useCallersNumber>;
