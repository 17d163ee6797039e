import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { focusSectionHeading } from '../../../core/navigation/focus-section-heading.ts';
import {
  firstRowInView,
  focusFirstRowOf,
  focusRowAt,
  focusRowUnderPointer,
  isInRow,
  rowIndexAmong,
  rowIndexOf,
} from './row-focus.ts';

/** Presses in these act on rows without leaving them. */
const KEEPS_THE_PLACE = '[role=dialog], [data-dock]';

function canTakeFocus(element: HTMLElement | null): element is HTMLElement {
  return element !== null && element.isConnected && !element.matches(':disabled');
}

/** Lost focus while it works; what comes of that decides where focus goes. */
function isBusyButton(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && element.matches('[aria-busy=true]:disabled');
}

export interface FocusRecovery {
  /** Lost focus goes to the first of these accounts, or to the row that takes its place. */
  keepPlaceOf: (uids: readonly string[]) => void;
  /** Focuses the first of these accounts to be listed, unless the user does something else before. */
  awaitRowOf: (uids: readonly string[]) => void;
}

/**
 * Restores lost focus within the area: to the element that had it if that still exists, as after a dialog; otherwise to
 * the row that replaced it, or to the heading if no row is left. Does nothing after a click or focus elsewhere. `cameFrom` is
 * the first account to be awaited; while rows are `loading`, an awaited one may be among them.
 */
export function useFocusRecovery(
  area: RefObject<HTMLElement | null>,
  loading: boolean,
  cameFrom: string | null,
): FocusRecovery {
  const lastIndex = useRef<number | null>(null);
  const last = useRef<HTMLElement>(null);
  /** The last press was a pointer's, in a row. */
  const pressedRow = useRef(false);
  // State, so that it changes in the same render as `loading`: a late effect of the one before must not end the wait.
  const [awaited, awaitRowOf] = useState<readonly string[]>(cameFrom === null ? [] : [cameFrom]);
  /** The `awaited` that are no longer waited for. */
  const ended = useRef<readonly string[]>(null);
  const stopAwaiting = useEffectEvent(() => {
    ended.current = awaited;
  });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const node = area.current;
      if (node === null || !(target instanceof HTMLElement)) return;
      if (node.contains(target)) {
        last.current = target;
        lastIndex.current = rowIndexOf(node, target) ?? lastIndex.current ?? firstRowInView(node);
      } else if (target.closest('[role=dialog]') === null) lastIndex.current = null;
    };
    const forget = ({ target }: PointerEvent) => {
      stopAwaiting();
      pressedRow.current = target instanceof Element && isInRow(target);
      const keeps = target instanceof Element && target.closest(KEEPS_THE_PLACE) !== null;
      if (!keeps) lastIndex.current = null;
    };
    const stop = () => {
      stopAwaiting();
      pressedRow.current = false;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('keydown', stop, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('keydown', stop, true);
    };
  }, [area]);
  // After every render, because only then can the focused element be gone or the awaited row be there.
  useEffect(() => {
    const node = area.current;
    if (node === null) return;
    if (ended.current !== awaited) {
      const arrived = focusFirstRowOf(node, awaited);
      if (!arrived && loading && awaited.length > 0) return;
      ended.current = awaited;
    }
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || lastIndex.current === null || isBusyButton(last.current)) return;
    if (canTakeFocus(last.current)) {
      // The dock is in view already, but not where a browser looks for it.
      last.current.focus({ preventScroll: last.current.closest('[data-dock]') !== null });
      return;
    }
    const focusRow = pressedRow.current ? focusRowUnderPointer : focusRowAt;
    if (!focusRow(node, lastIndex.current)) {
      focusSectionHeading(node);
      // What an empty list offers must not be under the dock.
      node.querySelector('[data-way-on]')?.scrollIntoView({ block: 'nearest' });
    }
  });

  return {
    keepPlaceOf(uids) {
      if (area.current === null) return;
      last.current = null;
      lastIndex.current = rowIndexAmong(area.current, uids) ?? lastIndex.current;
    },
    awaitRowOf,
  };
}
