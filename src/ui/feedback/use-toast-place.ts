import { useEffect, useState } from 'react';
import { dialogIsOpen } from './use-countdown.ts';

/** The height at the lower edge of the viewport that a toast may cover. Pixels. */
const LOWER_EDGE = 160;

/** A viewport below this height has no room for a toast at its lower edge. Pixels. */
const LOW = 480;

/** Whether the window is low, or its lower edge has a bar of buttons or the focus (outside a toast). */
function lowerEdgeIsTaken(): boolean {
  const { activeElement, body } = document;
  const { innerHeight } = window;
  if (innerHeight < LOW || document.querySelector('[data-dock]:not(:empty)') !== null) return true;
  if (activeElement === null || activeElement === body || activeElement.closest('[data-toast]') !== null)
    return false;
  return activeElement.getBoundingClientRect().bottom > innerHeight - LOWER_EDGE;
}

/** Whether the title is hidden, or is on a page as wide as the window, with buttons beside it. */
const topIsTaken = () => document.querySelector('.sr-only > h1, [data-wide]') !== null;

/** The minimum width of a toast in the header. Pixels. */
const STRIP = 272;

/** The free part of the header on a page as wide as the window; `null` if it cannot be used. */
function placeInHeader(): Element | null {
  const place = document.querySelector('[data-toast-place]');
  if (place === null || document.querySelector('[data-wide]') === null) return null;
  return place.clientWidth >= STRIP && place.getBoundingClientRect().top >= 0 ? place : null;
}

interface ToastPlace {
  /** Whether an open dialog covers the toast. */
  readonly behindDialog: boolean;
  /** Whether the toast is at the upper edge of a narrow screen. */
  readonly isAbove: boolean;
  /** Whether there is no room beside the title of a wide screen. */
  readonly isTopTaken: boolean;
  /** The header's free part, if the toast belongs there; otherwise `null`. */
  readonly inHeader: Element | null;
}

const find = (isShort: boolean): ToastPlace => ({
  behindDialog: dialogIsOpen(),
  isAbove: lowerEdgeIsTaken(),
  isTopTaken: topIsTaken(),
  inHeader: isShort ? placeInHeader() : null,
});

/** The place where a toast covers nothing in use. It is found again by `look`, and when the window is resized. */
export function useToastPlace(isShort: boolean): ToastPlace & { readonly look: () => void } {
  const [place, setPlace] = useState(() => find(isShort));
  const look = () => setPlace(find(isShort));
  useEffect(() => {
    const listen = () => setPlace(find(isShort));
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, [isShort]);
  return { ...place, look };
}
