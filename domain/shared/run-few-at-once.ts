/** How many requests a page sends at once by itself. More would only wait in the browser. */
export const CONCURRENT_REQUESTS = 3;

/** Processes the items in order, at most `lanes` of them at a time. */
export async function runFewAtOnce<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
