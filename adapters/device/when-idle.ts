/** The longest wait for an idle page, and the whole wait in browsers without `requestIdleCallback`. Milliseconds. */
const LATEST_MS = 3000;

/** Resolves when the page is idle, or after `LATEST_MS`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
