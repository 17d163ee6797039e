import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same object at every render, and calls the `act` of the last render. Memoised rows call it
 * at a press. Do not call it while rendering.
 */
export function useSteady<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
