import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render, which calls the one of the last render: for what memoised rows call at a press.
 * Not to be called while rendering.
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
