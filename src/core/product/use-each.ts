import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '#domain/shared/result.ts';
import { catchDefect } from './catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from './run-few-at-once.ts';

interface Wanted {
  readonly id: string;
  /** If it has changed since the last read, that read is out of date. */
  readonly version?: number;
}

/** A read that has begun. */
interface Read extends Wanted {
  readonly at: number;
}

interface Found<T> {
  /** The latest answers by id, also of what is no longer wanted. */
  readonly values: ReadonlyMap<string, T>;
  /** Whether everything in the first list has answered or failed. */
  readonly settled: boolean;
}

/**
 * Reads each of the `wanted` once, a few at a time, and again if its version has changed or, with `again`, after so many
 * milliseconds. A read that failed is repeated with the next list, which is a new array. An answer of `null` is not kept.
 */
export function useEach<T, E>(
  wanted: readonly Wanted[] | null,
  read: (id: string) => Promise<Result<T | null, E>>,
  { again }: { readonly again?: number } = {},
): Found<T> {
  const [found, setFound] = useState<Found<T>>({ values: new Map(), settled: false });
  const reads = useRef(new Map<string, Read>());
  const readOne = useEffectEvent(async (begun: Read): Promise<void> => {
    const { id } = begun;
    const answer = await catchDefect(() => read(id));
    const isOvertaken = reads.current.get(id) !== begun;
    if (isOvertaken) return;
    if (!answer.ok) reads.current.delete(id);
    else if (answer.value !== null) {
      const { value } = answer;
      setFound((known) =>
        known.values.get(id) === value ? known : { ...known, values: new Map(known.values).set(id, value) },
      );
    }
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const readDue = async () => {
      const at = Date.now();
      const isDue = ({ id, version }: Wanted) => {
        const last = reads.current.get(id);
        return (
          last === undefined || last.version !== version || (again !== undefined && at - last.at >= again)
        );
      };
      const due = wanted.filter(isDue).map((one) => ({ ...one, at }));
      // All that is wanted is still on its way, or known.
      if (due.length === 0 && reads.current.size > 0) return;
      for (const one of due) reads.current.set(one.id, one);
      await runFewAtOnce(due, CONCURRENT_REQUESTS, readOne);
      setFound((known) => (known.settled ? known : { ...known, settled: true }));
    };
    void readDue();
    if (again === undefined) return undefined;
    const timer = setInterval(() => void readDue(), again);
    return () => clearInterval(timer);
  }, [wanted, again]);
  return found;
}
