import { useEffect, useEffectEvent, useState } from 'react';
import type { NamedCallers } from '#domain/rides/services/phone-booking.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';

/** Longer than the gap between two letters of a name that is read out. Milliseconds. */
const PAUSE_MS = 200;
/** Fewer letters begin too many names. */
const FROM_LETTERS = 3;

const NOBODY: NamedCallers = { customers: [], accounts: [] };

/** Who is known by a name that begins with this text, read when typing pauses; nobody before, nor for an empty text. */
export function useNamedCallers(text: string): NamedCallers {
  const { phoneBooking } = useDispatch();
  const [answer, setAnswer] = useState<{ of: string; found: NamedCallers } | null>(null);
  const due = text.trim().length < FROM_LETTERS ? null : text;
  const load = useEffectEvent(async (of: string) => {
    const found = await catchDefect(() => phoneBooking.named(of));
    // Without an answer the name is typed as a whole.
    if (found.ok) setAnswer({ of, found: found.value });
  });
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => void load(due), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);
  return answer?.of === due ? answer.found : NOBODY;
}
