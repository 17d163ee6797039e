/** How long a page waits that is never idle, or whose browser cannot tell. Milliseconds. */
const LATEST_MS = 3000;

/** Resolves when the page has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
