import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inParts } from '#domain/shared/in-parts.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { catchDefect } from './catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#domain/shared/run-few-at-once.ts';

export interface WantedItem {
  readonly id: string;
  /** If the version changes, the item is read again. */
  readonly version?: number;
}

interface Read extends WantedItem {
  readonly at: number;
}

export interface FoundById<T> {
  /** The latest answers by id, even of items that are no longer wanted. */
  readonly values: ReadonlyMap<string, T>;
  /** Whether all items of the first list have been answered, or have failed. */
  readonly settled: boolean;
}

interface TogetherOptions {
  /** The time after which an item is read again. Milliseconds. */
  readonly again?: number;
  /** How many items one request reads; by default all of them. */
  readonly lot?: number;
}

/**
 * Reads the `wanted` items together, each once. An item is read again if its version has changed. With `again`, also
 * after that time. `read` answers by id. Failed items are read again with the next list. A `null` answer is not stored.
 */
export function useTogether<T, E>(
  wanted: readonly WantedItem[] | null,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Result<T | null, E>>>,
  { again, lot = Infinity }: TogetherOptions = {},
): FoundById<T> {
  const [found, setFound] = useState<FoundById<T>>({ values: new Map(), settled: false });
  const reads = useRef(new Map<string, Read>());
  const readLot = useEffectEvent(async (begun: readonly Read[]): Promise<void> => {
    const answered = await catchDefect(async () => succeed(await read(begun.map(({ id }) => id))));
    const news: [string, T][] = [];
    for (const one of begun) {
      const isOvertaken = reads.current.get(one.id) !== one;
      const answer = answered.ok ? answered.value.get(one.id) : answered;
      if (isOvertaken) continue;
      if (answer?.ok !== true) reads.current.delete(one.id);
      else if (answer.value !== null) news.push([one.id, answer.value]);
    }
    // All answers are stored at once, because each change may render a long list.
    setFound((known) =>
      news.every(([id, value]) => known.values.get(id) === value)
        ? known
        : { ...known, values: new Map([...known.values, ...news]) },
    );
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const readDue = async () => {
      const at = Date.now();
      const isDue = ({ id, version }: WantedItem) => {
        const last = reads.current.get(id);
        return (
          last === undefined || last.version !== version || (again !== undefined && at - last.at >= again)
        );
      };
      const due = wanted.filter(isDue).map((one) => ({ ...one, at }));
      // All wanted items are known or being read.
      if (due.length === 0 && reads.current.size > 0) return;
      for (const one of due) reads.current.set(one.id, one);
      await runFewAtOnce(inParts(due, lot), CONCURRENT_REQUESTS, readLot);
      setFound((known) => (known.settled ? known : { ...known, settled: true }));
    };
    void readDue();
    if (again === undefined) return undefined;
    const timer = setInterval(() => void readDue(), again);
    return () => clearInterval(timer);
  }, [wanted, again, lot]);
  return found;
}
