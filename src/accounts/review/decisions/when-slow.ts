/** How long a person waits before wondering whether anything is happening. Milliseconds. */
const PATIENCE_MS = 1000;

/** Calls `onSlow` if the work is still going on after a second. */
export async function whenSlow<T>(work: Promise<T>, onSlow: () => void): Promise<T> {
  const timer = setTimeout(onSlow, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
