import { useEffect, useRef } from 'react';
import { completedPhone } from '#domain/rides/model/booking/phone-key.ts';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import { parseCallersNumber } from '#domain/rides/model/customers/call.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { withKnown, type CallDraft } from './call-draft.ts';
import { useCaller } from './use-caller.ts';
import { useSuggestedCallers } from './use-suggested-callers.ts';

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
