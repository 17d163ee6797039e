import { describe, expect, it } from 'vitest';
import { runFewAtOnce } from './run-few-at-once.ts';

/** Tasks that the test ends. */
function watchedWork() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  return {
    begun,
    work: (item: number) => {
      begun.push(item);
      return new Promise<void>((resolve) => ends.set(item, resolve));
    },
    async end(item: number) {
      ends.get(item)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('several tasks', () => {
  it('begin in order, and at most as many run at once as there are lanes', async () => {
    const { begun, work, end } = watchedWork();
    const all = runFewAtOnce([1, 2, 3, 4, 5], 3, work);
    expect(begun).toEqual([1, 2, 3]);
    await end(2);
    expect(begun).toEqual([1, 2, 3, 4]);
    await end(4);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    for (const item of [1, 3, 5]) await end(item);
    await all;
  });

  it('end at once if there are none', async () => {
    const { begun, work } = watchedWork();
    await runFewAtOnce([], 3, work);
    expect(begun).toEqual([]);
  });
});
