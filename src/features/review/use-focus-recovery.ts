import { useEffect, useRef, type RefObject } from 'react';
import { focusSectionHeading } from '../../app/focus-section-heading.ts';
import { firstRowInView, focusFirstRowOf, focusRowAt, rowIndexAmong, rowIndexOf } from './row-focus.ts';

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
  const awaited = useRef<readonly string[]>(cameFrom === null ? [] : [cameFrom]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const node = area.current;
      if (node === null || !(target instanceof HTMLElement)) return;
      if (node.contains(target)) {
        last.current = target;
        lastIndex.current = rowIndexOf(node, target) ?? lastIndex.current ?? firstRowInView(node);
      } else if (target.closest('[role=dialog]') === null) lastIndex.current = null;
    };
    const stopAwaiting = () => {
      awaited.current = [];
    };
    const forget = ({ target }: PointerEvent) => {
      stopAwaiting();
      const keeps = target instanceof Element && target.closest(KEEPS_THE_PLACE) !== null;
      if (!keeps) lastIndex.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('keydown', stopAwaiting, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('keydown', stopAwaiting, true);
    };
  }, [area]);
  // After every render, because only then can the focused element be gone or the awaited row be there.
  useEffect(() => {
    const node = area.current;
    if (node === null) return;
    const arrived = focusFirstRowOf(node, awaited.current);
    if (!arrived && loading && awaited.current.length > 0) return;
    awaited.current = [];
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || lastIndex.current === null || isBusyButton(last.current)) return;
    if (canTakeFocus(last.current)) last.current.focus();
    else if (!focusRowAt(node, lastIndex.current)) focusSectionHeading(node);
  });

  return {
    keepPlaceOf(uids) {
      if (area.current === null) return;
      last.current = null;
      lastIndex.current = rowIndexAmong(area.current, uids) ?? lastIndex.current;
    },
    awaitRowOf(uids) {
      awaited.current = uids;
    },
  };
}
