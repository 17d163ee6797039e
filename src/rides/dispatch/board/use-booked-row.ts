import { useEffect, useMemo, type RefObject } from 'react';
import { WAITING_PARTS } from '#domain/rides/model/dispatch/board-order.ts';
import { holdKeys, openDialogs } from '#ui/keys/buffered-keys.ts';

const NONE: readonly string[] = [];

/** The keys that act on the row in focus (`BoardKeys`). */
const OF_ROWS: ReadonlySet<string> = new Set(['o', 'a', 'r', 'c', 'e', 'Enter']);

/**
 * The keys that the row of a booked ride may have, for `useRowFocus` to await. A key of `OF_ROWS` that is pressed
 * before the row is there would otherwise act on the row that had the focus before. It waits for the new row, and the
 * keys after it for the dialog that it opens. Any other key ends the wait: its user does something else.
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
