import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Within this time a second press belongs to a double click. It must not act on a control that the first press put
 * under the pointer. Milliseconds.
 */
export const DOUBLE_PRESS_MS = 500;

/** In a list only moving parts settle: its rows, and the buttons of its dock. */
const MOVES = '[role=grid], [data-dock]';

/**
 * Prevents the second press of a double click or tap from hitting what the first one revealed: whenever `key` changes,
 * the area takes no presses for a moment. A list does so only once rows have been shown before, and its key is `null`
 * while there are none. A layout effect, because the second press may come before other effects have run.
 */
export function useSettling<Area extends HTMLElement>(
  key: string | null,
  area: 'whole' | 'list' = 'whole',
): RefObject<Area | null> {
  const ref = useRef<Area>(null);
  const isList = area === 'list';
  const last = useRef(isList ? key : null);
  useLayoutEffect(() => {
    const before = last.current;
    if (key !== null) last.current = key;
    const isFirst = isList && before === null;
    if (ref.current === null || key === null || key === before || isFirst) return undefined;
    const parts = isList ? [...ref.current.querySelectorAll<HTMLElement>(MOVES)] : [ref.current];
    const settle = () => parts.forEach(({ style }) => style.removeProperty('pointer-events'));
    parts.forEach(({ style }) => style.setProperty('pointer-events', 'none'));
    const timer = setTimeout(settle, DOUBLE_PRESS_MS);
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, [key, isList]);
  return ref;
}
