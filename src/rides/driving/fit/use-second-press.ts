import { useEffect, useState } from 'react';
import { DOUBLE_PRESS_MS } from '#ui/data/use-settling.ts';

/** How long the first of two presses counts. Milliseconds. */
const COUNTS_MS = 10_000;

/** Requires a second press if `isNeeded`. The second press of a double click does not count. `asked` expires by itself. */
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
