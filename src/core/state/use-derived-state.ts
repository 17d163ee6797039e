import { useState } from 'react';

/**
 * A state derived during rendering. `next` computes it from the last state, and returns the last state if nothing has
 * changed. The second value sets the state, as with `useState`.
 */
export function useDerivedState<State>(initial: State, next: (last: State) => State) {
  const [last, setLast] = useState(initial);
  const state = next(last);
  if (state !== last) setLast(() => state);
  return [state, setLast] as const;
}
