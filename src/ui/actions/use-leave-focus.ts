import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';

/** Moves lost focus to the heading of its section, or of the page if the section is gone as well. */
function focusHeadingAround(section: HTMLElement | null, options: FocusOptions): void {
  // A list that manages its own focus, or the element's replacement, has already moved it by now.
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost) return;
  if (section?.isConnected === true) focusSectionHeading(section);
  else focusPageHeading(options);
}

/** For an element that disappears with its component: if it has the focus then, a heading gets it. */
export function useLeaveFocus<E extends HTMLElement>({
  preventScroll = false,
}: FocusOptions = {}): RefObject<E | null> {
  const element = useRef<E>(null);
  const moveOn = useRef<VoidFunction>(() => {});
  useLayoutEffect(
    () => () => {
      // The clean-up of a layout effect is the last moment at which the element is still in the page.
      const isFocused = element.current?.contains(document.activeElement) === true;
      const section = element.current?.closest('section') ?? null;
      moveOn.current = () => isFocused && focusHeadingAround(section, { preventScroll });
    },
    [preventScroll],
  );
  // After the effects of the element's replacement, such as the next ride.
  useEffect(() => () => queueMicrotask(moveOn.current), []);
  return element;
}
