import { useEffect, useState } from 'react';
import { dialogIsOpen } from './use-countdown.ts';

/** The height at the lower edge of the viewport that a toast may cover. Pixels. */
const LOWER_EDGE = 160;

/** A lower viewport has no room to spare at its lower edge. Pixels. */
const LOW = 480;

/**
 * Whether the lower edge is in use: by the focus, other than a toast's, by a bar of buttons, or because the window is
 * low.
 */
function lowerEdgeIsTaken(): boolean {
  const { activeElement, body } = document;
  const { innerHeight } = window;
  if (innerHeight < LOW || document.querySelector('[data-dock]:not(:empty)') !== null) return true;
  if (activeElement === null || activeElement === body || activeElement.closest('[data-toast]') !== null)
    return false;
  return activeElement.getBoundingClientRect().bottom > innerHeight - LOWER_EDGE;
}

/**
 * Whether there is no room beside the title: it is visually hidden, or the page is as wide as the window and has its
 * buttons there.
 */
const topIsTaken = () => document.querySelector('.sr-only > h1, [data-wide]') !== null;

/** The least width of a toast in the header. Pixels. */
const STRIP = 272;

/**
 * The free part of the header, for a short message over a page that has no free place of its own; `null` without such a
 * page, or without room in sight.
 */
function placeInHeader(): Element | null {
  const place = document.querySelector('[data-toast-place]');
  if (place === null || document.querySelector('[data-wide]') === null) return null;
  return place.clientWidth >= STRIP && place.getBoundingClientRect().top >= 0 ? place : null;
}

interface ToastPlace {
  /** A dialog is open, and the toast cannot be read. */
  readonly behindDialog: boolean;
  /** On a narrow screen, whether it is at the upper edge. */
  readonly isAbove: boolean;
  /** On a wide screen, whether there is no room beside the title. */
  readonly isTopTaken: boolean;
  /** The free part of the header, if it belongs there. */
  readonly inHeader: Element | null;
}

const find = (isShort: boolean): ToastPlace => ({
  behindDialog: dialogIsOpen(),
  isAbove: lowerEdgeIsTaken(),
  isTopTaken: topIsTaken(),
  inHeader: isShort ? placeInHeader() : null,
});

/**
 * The place where a toast covers nothing that is in use. `look` finds it again; a new size of the window does so by
 * itself, also while the toast has the focus and its countdown pauses.
 */
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
