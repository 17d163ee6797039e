import { useLayoutEffect, useRef, type RefObject } from 'react';
import { DOUBLE_PRESS_MS } from './double-press.ts';

/**
 * Keeps the second press of a double tap from hitting what the first one brought: whenever `key` says that something else
 * is shown, the element takes no presses for a moment.
 */
export function useSettling<Element extends HTMLElement>(key: string): RefObject<Element | null> {
  const area = useRef<Element>(null);
  const last = useRef<string>(null);
  useLayoutEffect(() => {
    const style = area.current?.style;
    if (style === undefined || last.current === key) return undefined;
    last.current = key;
    style.setProperty('pointer-events', 'none');
    const timer = setTimeout(() => style.removeProperty('pointer-events'), DOUBLE_PRESS_MS);
    return () => {
      clearTimeout(timer);
      style.removeProperty('pointer-events');
    };
  }, [key]);
  return area;
}
