import { useRef, useState } from 'react';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { knownTrip, type KnownTrip } from '#domain/rides/model/customers/known-trip.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';

/** What is known about a number; also that the answer is still to come, or could not be had. */
export type Lookup =
  | { readonly kind: 'found'; readonly caller: Caller }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' };

interface Search {
  readonly key: string;
  readonly lookup: Lookup;
}

interface Told {
  /** Called when a number is looked up, before anything is known of it. */
  onNumber: () => void;
  onKnown: (known: KnownTrip) => void;
}

/** Looks callers up by the key of their number, once as long as that does not change. */
export function useCaller({ onNumber, onKnown }: Told) {
  const { phoneBooking } = useDispatch();
  const [search, setSearch] = useState<Search | null>(null);
  const latest = useRef<{ key: string; done: Promise<void> } | null>(null);

  const tell = (key: string, caller: Caller) => {
    setSearch({ key, lookup: { kind: 'found', caller } });
    onKnown(knownTrip(caller));
  };
  const ask = async (key: string, name: string, customer?: Customer | null) => {
    setSearch({ key, lookup: { kind: 'searching' } });
    onNumber();
    const found = await catchDefect(() => phoneBooking.find(key, name, customer));
    // Another number was typed meanwhile.
    if (latest.current?.key !== key) return;
    if (!found.ok) {
      latest.current = null;
      setSearch({ key, lookup: { kind: 'failed' } });
      return;
    }
    tell(key, found.value);
  };
  return {
    /**
     * Resolves once everything that can be known is in the form. `name` has been typed already; `customer` is the one known
     * from the suggestions, `null` if there is none.
     */
    async look(key: string, name: string, customer?: Customer | null): Promise<void> {
      if (latest.current?.key !== key) latest.current = { key, done: ask(key, name, customer) };
      await latest.current.done;
    },
    /** The look-up of this number; `null` if nobody has asked for it. */
    lookupOf: (key: string): Lookup | null => (search?.key === key ? search.lookup : null),
    /** The dispatcher has asked which of them is calling. */
    choose(caller: Caller) {
      if (search !== null) tell(search.key, caller);
    },
  };
}
