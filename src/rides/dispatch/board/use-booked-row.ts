import { useEffect, useMemo, type RefObject } from 'react';
import { WAITING_PARTS } from '#domain/rides/model/dispatch/board-order.ts';
import { holdKeys, openDialogs } from '#ui/keys/buffered-keys.ts';

const NONE: readonly string[] = [];

/** The keys that act on the row in focus (`BoardKeys`). */
const OF_ROWS: ReadonlySet<string> = new Set(['o', 'a', 'r', 'c', 'e', 'Enter']);

/**
 * The possible `data-row` of a booked ride, which `useRowFocus` awaits. A key press of `OF_ROWS` before the row is
 * there would otherwise act on the row that had the focus before. It waits for the new row, and later key presses wait
 * for the dialog that it opens. Any other key ends the wait, because the dispatcher does something else.
 */
export function useBookedRow(area: RefObject<HTMLElement | null>, booked: string | null): readonly string[] {
  const awaited = useMemo(
    () => (booked === null ? NONE : WAITING_PARTS.map((part) => `waiting ${part} ${booked}`)),
    [booked],
  );
  useEffect(() => {
    const inFocus = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || area.current?.contains(activeElement) !== true)
        return null;
      return awaited.includes(activeElement.dataset['row'] ?? '') ? activeElement : null;
    };
    if (awaited === NONE || inFocus() !== null) return undefined;
    return holdKeys(openDialogs(), { begins: (key) => OF_ROWS.has(key), opener: inFocus });
  }, [area, awaited]);
  return awaited;
}
