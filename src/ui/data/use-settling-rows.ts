import { useLayoutEffect, useRef, type RefObject } from 'react';
import { DOUBLE_PRESS_MS } from './double-press.ts';

/**
 * Keeps the second press of a double click or tap from hitting what has just moved under the pointer: another row, or the
 * undo button. `keys` are those of the rows shown, `null` while there are none. A layout effect, because the second press
 * may come before other effects have run.
 */
export function useSettlingRows(area: RefObject<HTMLElement | null>, keys: readonly string[] | null): void {
  const shown = keys === null ? null : keys.join(' ');
  const last = useRef(shown);
  useLayoutEffect(() => {
    const before = last.current;
    if (shown !== null) last.current = shown;
    if (shown === null || before === null || before === shown) return undefined;
    const parts = area.current?.querySelectorAll<HTMLElement>('tbody, [data-dock]') ?? [];
    const receivePresses = (wanted: boolean) =>
      parts.forEach(({ style }) => style.setProperty('pointer-events', wanted ? 'auto' : 'none'));
    receivePresses(false);
    const timer = setTimeout(() => receivePresses(true), DOUBLE_PRESS_MS);
    return () => {
      clearTimeout(timer);
      receivePresses(true);
    };
  }, [area, shown]);
}
