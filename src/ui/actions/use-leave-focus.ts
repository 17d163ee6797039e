import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusSectionHeading } from '../../core/navigation/focus-heading.ts';
import { focusPageHeading } from '../../core/navigation/focus-on-navigation.ts';

/** Gives the focus of what has gone to the heading of its section, or of the page if that has gone, too. */
function focusHeadingAround(section: HTMLElement | null): void {
  // Whoever keeps the focus of a list has given it back by now.
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost) return;
  if (section?.isConnected === true) focusSectionHeading(section);
  else focusPageHeading();
}

/** For an element that goes with its component: if it has the focus then, a heading gets it. */
export function useLeaveFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(
    () => () => {
      // The last moment at which the element is still in the page.
      if (element.current === null || !element.current.contains(document.activeElement)) return;
      const section = element.current.closest('section');
      queueMicrotask(() => focusHeadingAround(section));
    },
    [],
  );
  return element;
}
