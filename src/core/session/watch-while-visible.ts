/** How often a visible page reads its user's account. Milliseconds. Pauses of other feeds are in `adapters/feeds/`. */
export const intervals = {
  /** On the pending page, for the applicant's gate (D15). */
  gate: 15_000,
  /** On every page behind sign-in, for the person's own profile (D27). */
  session: 60_000,
} as const;

/** Returning to a tab fires two or three events in a row. Within this time they count as one. Milliseconds. */
const SAME_RETURN_MS = 500;

/**
 * Calls `look` when the page becomes visible, gets the focus, or is online again. With `interval`, also calls it after
 * every `interval` milliseconds. A hidden or offline page never calls it. Returns a function that stops watching.
 */
export function watchWhileVisible(look: () => void, interval?: number): () => void {
  let returned = Number.NEGATIVE_INFINITY;
  const hasAttention = () => document.visibilityState === 'visible' && navigator.onLine;
  const attend = () => {
    if (hasAttention()) look();
  };
  const comeBack = () => {
    if (!hasAttention() || Date.now() - returned < SAME_RETURN_MS) return;
    returned = Date.now();
    look();
  };
  const timer = interval === undefined ? undefined : setInterval(attend, interval);
  window.addEventListener('focus', comeBack);
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', comeBack);
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
