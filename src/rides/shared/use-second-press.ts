import { useEffect, useState } from 'react';
import { DOUBLE_PRESS_MS } from '#ui/data/use-settling.ts';

/** How long the first of two presses counts. Milliseconds. */
const COUNTS_MS = 10_000;

/**
 * Requires a second press if `isNeeded`. Both presses must be for the same thing, which `of` identifies. The second
 * press of a double click does not count. `asked` expires by itself.
 */
export function useSecondPress(isNeeded: boolean, of = '') {
  const [first, setFirst] = useState<{ readonly of: string; readonly at: number } | null>(null);
  const askedAt = first?.of === of ? first.at : null;
  useEffect(() => {
    if (first === null) return undefined;
    const timer = setTimeout(() => setFirst(null), COUNTS_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return {
    asked: isNeeded && askedAt !== null,
    press(act: () => void) {
      if (!isNeeded) act();
      else if (askedAt === null) setFirst({ of, at: performance.now() });
      else if (performance.now() - askedAt >= DOUBLE_PRESS_MS) {
        setFirst(null);
        act();
      }
    },
  };
}
