import { succeed, type Result } from '#domain/shared/result.ts';
import { useTogether, type Found, type Wanted } from './use-together.ts';

/** The same as `useTogether`, each with a request of its own and a few at a time. An answer of `null` is not kept. */
export function useEach<T, E>(
  wanted: readonly Wanted[] | null,
  read: (id: string) => Promise<Result<T | null, E>>,
): Found<T> {
  const readOne = async ([id = '']: readonly string[]) => {
    const answer = await read(id);
    return answer.ok ? succeed(new Map(answer.value === null ? [] : [[id, answer.value]])) : answer;
  };
  return useTogether(wanted, readOne, { lot: 1 });
}
