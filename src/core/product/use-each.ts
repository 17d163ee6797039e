import type { Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { catchDefect } from './catch-defect.ts';
import { useTogether, type FoundById, type WantedItem } from './use-together.ts';

/** Like `useTogether`, with a request for each item. Reads up to three lots at a time, each with `lot` items. */
export function useEach<T, E>(
  wanted: readonly WantedItem[] | null,
  read: (id: string) => Promise<Result<T | null, E>>,
  lot = 1,
): FoundById<T> {
  const readLot = async (ids: readonly string[]) => {
    const answers = ids.map(async (id) => [id, await catchDefect(() => read(id))] as const);
    return new Map(await Promise.all(answers));
  };
  return useTogether<T, E | SystemError>(wanted, readLot, { lot });
}
