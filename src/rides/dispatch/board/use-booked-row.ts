import { useEffect, useMemo, type RefObject } from 'react';
import { WAITING_PARTS } from '#domain/rides/model/dispatch/board-order.ts';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { isSingleKey } from '#ui/keys/is-single-key.ts';

/** How long a key waits for the row of a ride that was just booked. Milliseconds. */
const PATIENCE_MS = 2 * SECOND_MS;

const NONE: readonly string[] = [];

/**
 * The keys that the row of a booked ride may have, for `useRowFocus` to await. A key that is pressed before the row is there is meant for
 * it, and would otherwise act on the row that had the focus before: the first one is pressed again in the new row.
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
    const listening = new AbortController();
    const { signal } = listening;
    let held: KeyboardEvent | null = null;
    const end = () => listening.abort();
    const hold = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab')
        return;
      held ??= event;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const arrive = () => {
      const row = inFocus();
      if (row === null) return;
      end();
      if (held === null) return;
      const { key, code, shiftKey } = held;
      row.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    };
    window.addEventListener('keydown', hold, { capture: true, signal });
    window.addEventListener('pointerdown', end, { capture: true, signal });
    document.addEventListener('focusin', arrive, { signal });
    const timer = setTimeout(end, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [area, awaited]);
  return awaited;
}
