import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';

/**
 * For what leaves by itself or by its own button: a focus that is in it when it goes returns to where it came from, or to
 * the heading if that is gone.
 */
export function useFocusBack<Area extends HTMLElement>(area: RefObject<Area | null>) {
  const cameFrom = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const leaving = area.current;
    return () => {
      if (leaving?.contains(document.activeElement) !== true) return;
      const before = cameFrom.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else focusPageHeading();
    };
  }, [area]);
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget === null || !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
}
