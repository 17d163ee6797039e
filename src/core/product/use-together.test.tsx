import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { listed, renderReads } from './render-reads.builder.ts';
import { useTogether } from './use-together.ts';

type Wanted = Parameters<typeof useTogether>[0];
type Answer = ReadonlyMap<string, Result<string>>;

function renderTogether(first: Wanted, again?: number) {
  const options = again === undefined ? {} : { again };
  return renderReads<Answer>(first, (wanted, send) =>
    useTogether(wanted, (ids) => send(ids.join(' ')), options),
  );
}

const named = (...names: readonly string[]): Answer =>
  new Map(names.map((name) => [name.charAt(0).toLowerCase(), succeed(name)]));
const UNAVAILABLE: Answer = new Map(['a', 'b'].map((id) => [id, fail({ code: 'unavailable' } as const)]));

afterEach(() => void vi.useRealTimers());

test('a list is read with one request, and of the next list only the new items are read', async () => {
  const together = renderTogether(listed('a', 'b'));
  await together.answer(0, named('Ann', 'Bob'));
  together.want(listed('a', 'b', 'c'));
  expect(together.read).toEqual(['a b', 'c']);
  expect(together.values()).toEqual({ a: 'Ann', b: 'Bob' });
  await together.answer(1, named('Clara'));
  expect(together.values()).toEqual({ a: 'Ann', b: 'Bob', c: 'Clara' });
});

test('failed items count as settled, and only they are read again with the next list', async () => {
  const together = renderTogether(listed('a', 'c'));
  await together.answer(0, new Map([...named('Clara'), ...UNAVAILABLE]));
  expect(together.settled()).toBe(true);
  together.want(listed('a', 'c'));
  expect(together.read).toEqual(['a c', 'a']);
  expect(together.values()).toEqual({ c: 'Clara' });
});

test('an empty list sends no request, and is settled at once', async () => {
  const together = renderTogether([]);
  await act(async () => {});
  expect([together.read, together.settled()]).toEqual([[], true]);
});

test('an item that is wanted for long is read again, and keeps its answer if the new request fails', async () => {
  vi.useFakeTimers();
  const together = renderTogether(listed('a'), 1000);
  await together.answer(0, named('Ann'));
  await act(() => vi.advanceTimersByTimeAsync(999));
  together.want(listed('a'));
  expect(together.read).toEqual(['a']);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(together.read).toEqual(['a', 'a']);
  await together.answer(1, UNAVAILABLE);
  expect(together.values()).toEqual({ a: 'Ann' });
});
