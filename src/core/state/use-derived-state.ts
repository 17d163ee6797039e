import { useState } from 'react';

/**
 * A state that follows from what is rendered: while it renders, `next` makes it from the last one, and returns that one if
 * nothing has changed. The second value sets it, as `useState` does.
 */
export function useDerivedState<State>(initial: State, next: (last: State) => State) {
  const [last, setLast] = useState(initial);
  const state = next(last);
  if (state !== last) setLast(() => state);
  return [state, setLast] as const;
}
