import { useEffect, useEffectEvent, useState } from 'react';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';

/** Longer than the gap between two letters of a name that is read out. Milliseconds. */
const PAUSE_MS = 200;
/** Fewer letters begin too many names. */
const FROM_LETTERS = 3;

/** The customers whose name begins with this text, read when typing pauses; none before, and none for an empty text. */
export function useNamedCallers(text: string): readonly Customer[] {
  const { phoneBooking } = useDispatch();
  const [answer, setAnswer] = useState<{ of: string; customers: readonly Customer[] } | null>(null);
  const due = text.trim().length < FROM_LETTERS ? null : text;
  const load = useEffectEvent(async (of: string) => {
    const found = await catchDefect(() => phoneBooking.named(of));
    // Without an answer the name is typed as a whole.
    if (found.ok) setAnswer({ of, customers: found.value });
  });
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => void load(due), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);
  return answer?.of === due ? answer.customers : [];
}
