import { act, renderHook } from '@testing-library/react';
import type { FoundById, WantedItem } from './use-together.ts';

/** Renders a hook that reads what is `wanted`. Each `send` is recorded, and answered by the test in any order. */
export function renderReads<Answer>(
  first: readonly WantedItem[] | null,
  useReads: (
    wanted: readonly WantedItem[] | null,
    send: (asked: string) => Promise<Answer>,
  ) => FoundById<string>,
) {
  const read: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const send = (asked: string) => {
    read.push(asked);
    return new Promise<Answer>((resolve) => answers.push(resolve));
  };
  const view = renderHook(({ wanted }) => useReads(wanted, send), { initialProps: { wanted: first } });
  return {
    read,
    answer: (index: number, answer: Answer) => act(async () => answers[index]?.(answer)),
    want: (wanted: readonly WantedItem[] | null) => view.rerender({ wanted }),
    values: () => Object.fromEntries(view.result.current.values),
    settled: () => view.result.current.settled,
  };
}

export const listed = (...ids: readonly string[]): readonly WantedItem[] => ids.map((id) => ({ id }));
