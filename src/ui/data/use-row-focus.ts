import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { focusHeading, focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { isFocusLost } from '../actions/use-leave-focus.ts';
import { dialogIsOpen } from '../feedback/use-countdown.ts';

/** Lists mark each row with its key. */
const ROW = '[data-row]';

function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)];
}

function keysIn(list: HTMLElement): readonly string[] {
  return rowsIn(list).map(({ dataset }) => dataset['row'] ?? '');
}

function keyAround(element: Element | null): string | null {
  return element?.closest<HTMLElement>(ROW)?.dataset['row'] ?? null;
}

/** The area in which a lost focus stays: the column around the element, or the list if it has no columns. */
function columnAround(list: HTMLElement, element: HTMLElement): HTMLElement {
  const section = element.closest('section');
  return section !== null && list.contains(section) ? section : list;
}

/** The key of the first row that has not been scrolled out of view; `null` without rows. */
function firstKeyInView(list: HTMLElement): string | null {
  const rows = rowsIn(list);
  const row = rows.find((each) => each.getBoundingClientRect().bottom > 0) ?? rows[0];
  return keyAround(row ?? null);
}

/**
 * Focuses a row and scrolls it into view; `false` if it is not listed. After a press in a row (`pointer`) the page
 * scrolls only for a row below the screen or behind the dock. So rows seldom move under the pointer.
 */
function focusRow(list: HTMLElement, key: string, pointer = false): boolean {
  const row = rowsIn(list).find(({ dataset }) => dataset['row'] === key);
  if (row === undefined) return false;
  row.focus({ preventScroll: true });
  const dock = list.querySelector('[data-dock]:not(:empty)');
  const end = dock?.getBoundingClientRect().top ?? window.innerHeight;
  if (!pointer || row.getBoundingClientRect().bottom > end) row.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Returns the row for a lost focus: `key` if still listed, otherwise the next listed row, otherwise the one before. */
export function heirOf(key: string, before: readonly string[], now: readonly string[]): string | null {
  const at = before.indexOf(key);
  const later = before.slice(at + 1);
  const earlier = before.slice(0, Math.max(0, at)).toReversed();
  return [key, ...later, ...earlier].find((candidate) => now.includes(candidate)) ?? null;
}

/** After a press in these elements, the place in the list is still remembered. */
const KEEPS_THE_PLACE = '[role=dialog], [data-dock]';

interface RowFocusOptions {
  /** The first of these rows that appears gets focus, unless the user acts before. A new array starts a new wait. */
  awaited?: readonly string[];
  /** Whether an awaited row may still come. */
  loading?: boolean;
  /** Whether an action runs that may end with awaited rows. If the user moves the focus meanwhile, it stays there. */
  busy?: boolean;
  focusOwnHeading?: (area: HTMLElement) => void;
}

const NONE: readonly string[] = [];

/** Where a lost focus should go. There is no place while the focus is outside this list. */
interface Place {
  /** The control that had the focus. It still exists if only a dialog covered it. */
  readonly control: HTMLElement | null;
  /** The control's row; `null` for the heading. */
  readonly row: string | null;
  readonly column: HTMLElement;
}

/**
 * Owns the focus in a list, or in an area without rows. If the focused element is removed, its row gets the focus. If
 * the row is removed, the next row of its column gets it, otherwise the row before, otherwise the heading. A user who
 * has moved elsewhere keeps the focus. `area` contains the list and everything that acts on its rows.
 */
export function useRowFocus(
  area: RefObject<HTMLElement | null>,
  {
    awaited = NONE,
    loading = false,
    busy = false,
    focusOwnHeading = focusSectionHeading,
  }: RowFocusOptions = {},
) {
  const place = useRef<Place>(null);
  const listed = useRef<readonly string[]>([]);
  /** Whether the focus is moving to another element, so that for a moment no element has it. */
  const moving = useRef(false);
  /** Whether a pointer is down on the page: not in a dialog, not in the dock, and not around an open dialog. */
  const pressing = useRef(false);
  /** Whether the last press was with a pointer, in a row. */
  const pressedRow = useRef(false);
  /** The last `awaited` array whose wait is over. */
  const ended = useRef<readonly string[]>(null);
  const stopAwaiting = useEffectEvent(() => {
    ended.current = awaited;
  });
  useEffect(() => {
    if (!busy) return undefined;
    const before = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      if (activeElement !== before && activeElement !== body) stopAwaiting();
    };
  }, [busy]);
  useEffect(() => {
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      moving.current = relatedTarget !== null;
      if (moving.current || !pressing.current || !(target instanceof Node)) return;
      // Chromium reports a removed element in this way, too, just before it is removed.
      queueMicrotask(() => {
        if (target.isConnected && isFocusLost()) place.current = null;
      });
    };
    const remember = ({ target }: FocusEvent) => {
      moving.current = false;
      const list = area.current;
      if (list === null || !(target instanceof HTMLElement)) return;
      if (list.contains(target)) {
        const row = keyAround(target) ?? place.current?.row ?? firstKeyInView(list);
        place.current = { control: target, row, column: columnAround(list, target) };
      } else if (target.closest('[role=dialog]') === null) place.current = null;
    };
    const press = ({ target }: MouseEvent) => {
      stopAwaiting();
      const pressed = target instanceof Element ? target : null;
      pressedRow.current = keyAround(pressed) !== null;
      pressing.current = !dialogIsOpen() && (pressed?.closest(KEEPS_THE_PLACE) ?? null) === null;
      if (pressing.current && isFocusLost()) place.current = null;
    };
    const release = () => {
      pressing.current = false;
    };
    // A finger scrolls the page. A later focus must not scroll it back.
    const scroll = () => {
      release();
      place.current = null;
    };
    const type = () => {
      stopAwaiting();
      release();
      pressedRow.current = false;
    };
    // These listeners run before any handler that renders, and so before the effect below.
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusout', leave, { capture: true, signal });
    document.addEventListener('focusin', remember, { signal });
    // A finger moves the focus by `mousedown`, after its `pointerup`. A disabled button may get no `mousedown`.
    for (const down of ['pointerdown', 'mousedown'] as const)
      document.addEventListener(down, press, { capture: true, signal });
    for (const up of ['pointerup', 'mouseup'])
      document.addEventListener(up, release, { capture: true, signal });
    document.addEventListener('pointercancel', scroll, { capture: true, signal });
    document.addEventListener('keydown', type, { capture: true, signal });
    return () => listening.abort();
  }, [area]);
  // This effect runs after every render, because a render may remove the focused element or add an awaited row.
  useEffect(() => {
    const list = area.current;
    if (list === null) return;
    const before = listed.current;
    const now = keysIn(list);
    listed.current = now;
    if (place.current !== null) {
      const { control, row, column } = place.current;
      const remaining = column.isConnected ? keysIn(column) : now;
      place.current = { control, row: row === null ? null : heirOf(row, before, remaining), column };
    }
    if (ended.current !== awaited) {
      const arrived = now.find((key) => awaited.includes(key));
      if (arrived !== undefined) focusRow(list, arrived);
      else if (loading && awaited.length > 0) return;
      ended.current = awaited;
    }
    if (!isFocusLost() || moving.current || place.current === null) return;
    const { control, row, column } = place.current;
    if (control?.isConnected === true) {
      // The dock is always in view, but a browser would scroll to its position in the page.
      control.focus({ preventScroll: control.closest('[data-dock]') !== null });
      return;
    }
    if (row !== null && focusRow(list, row, pressedRow.current)) return;
    if (column !== list && column.isConnected) focusHeading(column.querySelector('h2'));
    else focusOwnHeading(list);
    // The button in an empty list must not be covered by the dock.
    list.querySelector('[data-way-on]')?.scrollIntoView({ block: 'nearest' });
  });

  const focused = () => {
    const { activeElement } = document;
    return area.current?.contains(activeElement) === true ? keyAround(activeElement) : null;
  };
  return {
    /** Lost focus goes to the first of these rows, or to the row that replaces it. */
    keepPlaceOf(keys: readonly string[]) {
      const first = listed.current.find((key) => keys.includes(key));
      if (first !== undefined && area.current !== null)
        place.current = { control: null, row: first, column: area.current };
    },
    /** Moves the focus to the heading of the section, because another page was requested. */
    toHeading() {
      if (area.current !== null) focusOwnHeading(area.current);
    },
    focused,
    /** Moves focus one row down or up, or to the first row if focus is outside the list. */
    step(by: 1 | -1) {
      const list = area.current;
      if (list === null) return;
      const keys = keysIn(list);
      const row = focused();
      const target = keys[row === null ? 0 : keys.indexOf(row) + by] ?? row;
      if (target !== null && target !== undefined) focusRow(list, target);
    },
    /** Follows the row's link if the row itself has focus, not a control in it. Returns whether it did. */
    open() {
      const row = document.activeElement;
      if (!(row instanceof HTMLElement) || row.dataset['row'] === undefined || focused() === null)
        return false;
      row.querySelector('a')?.click();
      return true;
    },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;
