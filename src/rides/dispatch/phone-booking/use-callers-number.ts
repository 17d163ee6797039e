import { useEffect, useRef, useEffectEvent, useState } from 'react';
import { completedPhone } from '#domain/rides/model/booking/phone-key.ts';
import { parseCallersNumber } from '#domain/rides/model/customers/call.ts';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { SUGGESTED_FROM } from '#domain/rides/model/ride-limits.ts';
import type { FoundCustomers } from '#domain/rides/ports/customer-repository.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { withKnown, type CallDraft } from './call-draft.ts';
import { useCaller } from './use-caller.ts';

/** Longer than the gap between two digits of a number that is read out. Milliseconds. */
const PAUSE_MS = 200;

type Customers = readonly Customer[];
interface Answer extends FoundCustomers {
  readonly begin: string;
}

/**
 * The customers whose number begins with this key, each number once, as far as the answer covers it; `null` if it does not.
 */
function among(answer: Answer | null, key: string): Customers | null {
  if (answer === null || !key.startsWith(answer.begin)) return null;
  const { begin, customers, more } = answer;
  if (key !== begin && more) return null;
  const byKey = new Map(customers.toReversed().map((customer) => [customer.phoneKey, customer]));
  return [...byKey.values()].toReversed().filter(({ phoneKey }) => phoneKey.startsWith(key));
}

/**
 * Known callers whose number begins with the typed digits, asked for when typing pauses. An answer that is not full covers
 * all longer numbers, too, so a number is usually asked for only once.
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
    const told = { begin, ...found.value };
    setAnswer(told);
    return among(told, begin);
  };
  const ask = (begin: string) => {
    if (latest.current?.begin !== begin) latest.current = { begin, done: load(begin) };
    return latest.current.done;
  };
  const known = among(answer, key);
  const due = key.length >= SUGGESTED_FROM && known === null ? key : null;
  const askFor = useEffectEvent((begin: string) => void ask(begin));
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => askFor(due), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);

  return {
    suggested: key.length >= SUGGESTED_FROM ? (known ?? []) : [],
    /** Whether there may be more than those. */
    isFull: answer?.more ?? false,
    /** The suggestions without a pause; `null` if too little is typed, or if there was no answer. */
    async settle(): Promise<Customers | null> {
      return key.length < SUGGESTED_FROM ? null : (known ?? ask(key));
    },
  };
}

/**
 * Finds out who is calling: suggestions while the number is typed, then the person known by the whole of it, chosen if
 * several have it.
 */
export function useCallersNumber(
  draft: CallDraft,
  onChange: (change: (draft: CallDraft) => CallDraft) => void,
  onNumber: () => void,
) {
  const number = parseCallersNumber(draft.phone);
  const key = number.ok ? number.value.key : '';
  const caller = useCaller({
    onNumber,
    onKnown: (known) => onChange((typed) => withKnown(typed, known)),
  });
  const lookup = caller.lookupOf(key);
  const { suggested, isFull, settle } = useSuggestedCallers(lookup === null ? key : '');
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);

  const keep = (customer?: Customer | null) => caller.look(key, draft.name, customer);
  const take = (customer: Customer) => {
    onChange((typed) => ({ ...typed, phone: completedPhone(typed.phone, customer.phoneKey) }));
    return caller.look(customer.phoneKey, draft.name, customer);
  };
  return {
    number,
    lookup,
    suggested,
    isFull,
    /** Keeps the number as typed. */
    keep: () => (number.ok && lookup === null ? keep() : undefined),
    /** Completes the number to this customer's. */
    take,
    /**
     * Takes the number, or the only known one that begins with it. Resolves to `false` if there are several, because one
     * must be chosen, and if the number has changed meanwhile. A look-up that failed is tried again.
     */
    async leave(): Promise<boolean> {
      if (lookup !== null) await keep();
      else {
        const customers = await settle();
        if (latest.current !== key) return false;
        const same = customers?.find(({ phoneKey }) => phoneKey === key);
        const [only, another] = customers ?? [];
        if (same === undefined && another !== undefined) return false;
        const taken = same ?? only;
        await (taken === undefined ? keep(customers === null ? undefined : null) : take(taken));
      }
      return true;
    },
    choose: (chosen: Caller) => caller.choose(chosen),
  };
}
