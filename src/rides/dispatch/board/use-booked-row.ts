import { useEffect, useMemo, type RefObject } from 'react';
import { WAITING_PARTS } from '#domain/rides/model/dispatch/board-order.ts';
import { holdKeys, openDialogs } from '#ui/keys/buffered-keys.ts';

const NONE: readonly string[] = [];

/** The keys that act on the focused row of a waiting ride (`BoardKeys`). */
const OF_ROWS: ReadonlySet<string> = new Set(['o', 'a', 'r', 'c', 'e', 'Enter']);

/**
 * The possible `data-row` values of a booked ride, for which `useRowFocus` waits. A key of `OF_ROWS` waits for the row.
 * It would otherwise act on the row that had the focus before. Further keys wait for the dialog that it opens. If the
 * first key is another one, no key waits.
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
