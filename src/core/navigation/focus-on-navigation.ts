import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from './focus-heading.ts';

/** The id of the note for a redirected person. Screen readers read it as the heading's description. */
export const ARRIVAL_NOTE_ID = 'arrival-note';

let headingAwaited: MutationObserver | null = null;
/** The element that had the focus when the wait began; `null` after typing there, which counts as moving the focus. */
let before: Element | null = null;
const forgetBefore = ({ target }: Event) => {
  if (target === before) before = null;
};

/** Moves the focus to the heading. Returns `true` if that succeeded. It fails for a hidden heading. */
function tryToFocusHeading(options?: FocusOptions): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (document.getElementById(ARRIVAL_NOTE_ID) !== null) {
    heading?.setAttribute('aria-describedby', ARRIVAL_NOTE_ID);
  }
  focusHeading(heading, options);
  return heading !== null && document.activeElement === heading;
}

/**
 * Moves the focus to the page's heading, so that screen readers announce it and the keyboard starts there. A heading
 * that appears later gets the focus, unless the user has moved the focus or typed. Does nothing while a dialog is open.
 */
export function focusPageHeading(options?: FocusOptions): void {
  headingAwaited?.disconnect();
  if (document.querySelector('[role=dialog]') !== null || tryToFocusHeading(options)) return;
  before = document.activeElement;
  document.addEventListener('input', forgetBefore);
  headingAwaited = new MutationObserver((_, observer) => {
    const { activeElement, body } = document;
    const moved = activeElement !== before && activeElement !== body;
    if (moved || tryToFocusHeading(options)) observer.disconnect();
  });
  // While a page waits for code, React hides the page by its style attribute.
  headingAwaited.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
}

/** Moves the focus to the heading after each navigation to another path. Returns a function that stops this. */
export function focusOnNavigation(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusPageHeading();
  });
}
