import { useEffect, useRef, type RefObject } from 'react';
import { focusSectionHeading } from '../../app/focus-section-heading.ts';
import { focusRowAt, rowIndexOf } from './row-focus.ts';

function canTakeFocus(element: HTMLElement | null): element is HTMLElement {
  return element !== null && element.isConnected && !element.matches(':disabled');
}

/**
 * Restores lost focus within the area: to the element that had it if that still exists, as after a dialog; otherwise to
 * the row that replaced it, or to the heading if no row is left. Does nothing after a click or focus elsewhere.
 */
export function useFocusRecovery(area: RefObject<HTMLElement | null>): void {
  const lastIndex = useRef<number | null>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const node = area.current;
      if (node === null || !(target instanceof HTMLElement)) return;
      if (node.contains(target)) {
        last.current = target;
        lastIndex.current = rowIndexOf(node, target) ?? lastIndex.current ?? 0;
      } else if (target.closest('[role=dialog]') === null) lastIndex.current = null;
    };
    const forget = ({ target }: PointerEvent) => {
      const inDialog = target instanceof Element && target.closest('[role=dialog]') !== null;
      if (!inDialog) lastIndex.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [area]);
  // After every render, because only then can the focused element be gone.
  useEffect(() => {
    const node = area.current;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (node === null || !lost || lastIndex.current === null) return;
    if (canTakeFocus(last.current)) last.current.focus();
    else if (!focusRowAt(node, lastIndex.current)) focusSectionHeading(node);
  });
}
