/** How many requests of one job run at once, unless the job has a number of its own. */
export const CONCURRENT_REQUESTS = 3;

/** Begins the items in order, and works on at most `lanes` of them at a time. */
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
