import { useEffect, useState } from 'react';
import { DOUBLE_PRESS_MS } from '#ui/data/use-settling.ts';

/** For how long the first of two presses counts. Milliseconds. */
const COUNTS_MS = 10_000;

/**
 * Where something speaks against what is pressed, asks for a second press, which is not the second one of a double click. What
 * is `asked` leaves by itself.
 */
export function useSecondPress(isNeeded: boolean) {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  useEffect(() => {
    if (askedAt === null) return undefined;
    const timer = setTimeout(() => setAskedAt(null), COUNTS_MS);
    return () => clearTimeout(timer);
  }, [askedAt]);
  return {
    asked: isNeeded && askedAt !== null,
    press(act: () => void) {
      if (!isNeeded) act();
      else if (askedAt === null) setAskedAt(performance.now());
      else if (performance.now() - askedAt >= DOUBLE_PRESS_MS) {
        setAskedAt(null);
        act();
      }
    },
  };
}
