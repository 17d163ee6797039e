import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';

/** Moves lost focus to the heading of its section, or of the page if the section is gone, too. */
function focusHeadingAround(section: HTMLElement | null): void {
  // A list that manages its own focus has already moved it by now.
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost) return;
  if (section?.isConnected === true) focusSectionHeading(section);
  else focusPageHeading();
}

/** For an element that disappears with its component: if it has the focus then, a heading gets it. */
export function useLeaveFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(
    () => () => {
      // The clean-up of a layout effect is the last moment at which the element is still in the page.
      if (element.current === null || !element.current.contains(document.activeElement)) return;
      const section = element.current.closest('section');
      queueMicrotask(() => focusHeadingAround(section));
    },
    [],
  );
  return element;
}
