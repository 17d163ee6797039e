import { useEffect, useMemo, type RefObject } from 'react';
import { WAITING_PARTS } from '#domain/rides/model/dispatch/board-order.ts';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { holdKeys, openDialogs } from '#ui/keys/buffered-keys.ts';
import { isSingleKey } from '#ui/keys/is-single-key.ts';

/** How long a key waits for the row of a ride that was just booked. Milliseconds. */
const PATIENCE_MS = 2 * SECOND_MS;

const NONE: readonly string[] = [];

/** The keys that act on the row in focus (`BoardKeys`). */
const OF_ROWS: ReadonlySet<string> = new Set(['o', 'a', 'r', 'c', 'e', 'Enter']);

/** Keys that never wait. */
const LEAVING: ReadonlySet<string> = new Set(['Escape', 'Tab']);

const pressed = ({ key, code, shiftKey }: KeyboardEvent) =>
  new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });

/**
 * The keys that the row of a booked ride may have, for `useRowFocus` to await. A key of `OF_ROWS` that is pressed before
 * the row is there is meant for it, and would otherwise act on the row that had the focus before. It waits for the new
 * row, and the keys after it for the dialog that it opens. Any other key ends the wait: its user does something else.
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
    const held: KeyboardEvent[] = [];
    const end = () => listening.abort();
    const hold = (event: KeyboardEvent) => {
      const isOther = held.length === 0 ? !OF_ROWS.has(event.key) : LEAVING.has(event.key);
      if (!isSingleKey(event) || isOther) return end();
      held.push(event);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const arrive = () => {
      const row = inFocus();
      if (row === null) return;
      end();
      const [first, ...rest] = held;
      if (first === undefined) return;
      const before = openDialogs();
      row.dispatchEvent(pressed(first));
      if (rest.length > 0) holdKeys(before, () => {});
      for (const key of rest) document.body.dispatchEvent(pressed(key));
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
