import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';

/** Whether no element has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Moves a lost focus to the heading of the section, or of the page if the section is gone too. */
function focusHeadingAround(section: HTMLElement | null, options: FocusOptions): void {
  // A list with its own focus handling, or the element's replacement, may have moved the focus already.
  if (!isFocusLost()) return;
  if (section?.isConnected === true) focusSectionHeading(section);
  else focusPageHeading(options);
}

/** Returns a ref for an element. If the element is removed while it has the focus, a heading gets the focus. */
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
  // The microtask runs after the effects of the element's replacement, such as the next ride.
  useEffect(() => () => queueMicrotask(moveOn.current), []);
  return element;
}
