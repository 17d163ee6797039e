import { useRef, useState } from 'react';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import { knownTrip, type KnownTrip } from '#domain/rides/model/customers/known-trip.ts';
import { catchDefect } from '../../../../core/product/catch-defect.ts';
import { useDispatch } from '../../../../core/rides/use-dispatch.ts';

/** What is known of a number: nobody has answered yet, or could not. */
export type Lookup = Caller | { readonly kind: 'searching' } | { readonly kind: 'failed' };

interface Search {
  readonly key: string;
  readonly lookup: Lookup;
}

/** Looks callers up by the key of their number, each once as long as it stays the same. What is known of one goes to `onKnown`. */
export function useCaller(onKnown: (known: KnownTrip) => void) {
  const { phoneBooking } = useDispatch();
  const [search, setSearch] = useState<Search | null>(null);
  const latest = useRef<{ key: string; done: Promise<void> } | null>(null);

  const ask = async (key: string) => {
    setSearch({ key, lookup: { kind: 'searching' } });
    const found = await catchDefect(() => phoneBooking.find(key));
    // Another number was typed meanwhile.
    if (latest.current?.key !== key) return;
    if (!found.ok) {
      latest.current = null;
      setSearch({ key, lookup: { kind: 'failed' } });
      return;
    }
    setSearch({ key, lookup: found.value });
    onKnown(knownTrip(found.value));
  };
  return {
    /** Resolves once everything that can be known is in the form. */
    async look(key: string): Promise<void> {
      if (latest.current?.key !== key) latest.current = { key, done: ask(key) };
      await latest.current.done;
    },
    /** Of this number; `null` if nobody asked for it. */
    lookupOf: (key: string): Lookup | null => (search?.key === key ? search.lookup : null),
  };
}
