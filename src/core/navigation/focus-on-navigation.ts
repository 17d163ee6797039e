import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from './focus-heading.ts';

/** The id of what the page says to whoever was led to it. It is read with the heading, because both are there at once. */
export const ARRIVAL_NOTE_ID = 'arrival-note';

let headingAwaited: MutationObserver | null = null;

/** Whether the heading has the focus now; not if the page is still being loaded. */
function hasFocusedHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (document.getElementById(ARRIVAL_NOTE_ID) !== null) {
    heading?.setAttribute('aria-describedby', ARRIVAL_NOTE_ID);
  }
  focusHeading(heading);
  return heading !== null && document.activeElement === heading;
}

/**
 * Moves focus to the page's heading, so that screen readers announce it and the keyboard starts there. A heading that
 * is not there yet gets it on arrival, unless the user has moved it before.
 */
export function focusPageHeading(): void {
  headingAwaited?.disconnect();
  if (document.querySelector('[role=dialog]') !== null || hasFocusedHeading()) return;
  const before = document.activeElement;
  headingAwaited = new MutationObserver((_, observer) => {
    const { activeElement, body } = document;
    const moved = activeElement !== before && activeElement !== body;
    if (moved || hasFocusedHeading()) observer.disconnect();
  });
  // React hides a page that waits for code by its style attribute.
  headingAwaited.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
}

/** Focuses the heading after every navigation to another path. Returns a function that stops this. */
export function focusOnNavigation(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusPageHeading();
  });
}
