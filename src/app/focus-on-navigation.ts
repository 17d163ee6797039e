import type { AnyRouter } from '@tanstack/react-router';

/** Moves focus to the page's heading, so that screen readers announce it and the keyboard starts there. */
export function focusPageHeading(): void {
  if (document.querySelector('[role=dialog]') !== null) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Focuses the heading after every navigation to another path. Returns a function that stops this. */
export function focusOnNavigation(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusPageHeading();
  });
}
