import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A second press within this time belongs to a double click. Milliseconds. */
export const DOUBLE_PRESS_MS = 500;

/** The parts of a list that take no presses for a moment: its rows, and the buttons of its dock. */
const MOVES = '[role=grid], [data-dock]';

/**
 * Prevents the second press of a double click or tap from hitting what the first press revealed. After each change of
 * `key`, the area takes no presses for a moment. With `list` this is so only for the parts in `MOVES`. Then `key` is
 * `null` while there are no rows; the first rows take presses at once. This is a layout effect, because the second
 * press may come before other effects have run.
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
