import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { useEach } from './use-each.ts';

type Wanted = Parameters<typeof useEach>[0];
type Answer = Result<string | null>;

/** Reads that are answered by hand, in any order. */
function renderEach(first: Wanted, lot?: number) {
  const read: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const send = (id: string) => {
    read.push(id);
    return new Promise<Answer>((resolve) => answers.push(resolve));
  };
  const view = renderHook(({ wanted }) => useEach(wanted, send, lot), {
    initialProps: { wanted: first },
  });
  return {
    read,
    answer: (index: number, answer: Answer) => act(async () => answers[index]?.(answer)),
    want: (wanted: Wanted) => view.rerender({ wanted }),
    values: () => Object.fromEntries(view.result.current.values),
    settled: () => view.result.current.settled,
  };
}

const listed = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const UNAVAILABLE = fail({ code: 'unavailable' } as const);

test('each of a list is read once, three at a time, and all are settled once each has answered or failed', async () => {
  const each = renderEach(listed('a', 'b', 'c', 'd'));
  expect(each.read).toEqual(['a', 'b', 'c']);
  await each.answer(0, succeed('Ann'));
  each.want(listed('a', 'd', 'e'));
  expect(each.read).toEqual(['a', 'b', 'c', 'd', 'e']);
  await each.answer(1, UNAVAILABLE);
  await each.answer(2, succeed(null));
  expect(each.settled()).toBe(false);
  await each.answer(3, succeed('Dora'));
  expect(each.settled()).toBe(true);
  expect(each.values()).toEqual({ a: 'Ann', d: 'Dora' });
});

test('a lot is asked for at once, and shown once all of it has answered or failed', async () => {
  const each = renderEach(listed('a', 'b'), 2);
  expect(each.read).toEqual(['a', 'b']);
  await each.answer(0, succeed('Ann'));
  expect(each.values()).toEqual({});
  await each.answer(1, UNAVAILABLE);
  expect(each.values()).toEqual({ a: 'Ann' });
  each.want(listed('a', 'b'));
  expect(each.read).toEqual(['a', 'b', 'b']);
});

test('a list that shrinks before anything has answered is not settled by that', async () => {
  const each = renderEach(listed('a', 'b'));
  each.want(listed('a'));
  expect(each.settled()).toBe(false);
  await each.answer(0, succeed('Ann'));
  await each.answer(1, succeed('Bob'));
  expect(each.settled()).toBe(true);
});

test('what failed is read again with the next list, and what was answered with nothing is not', async () => {
  const each = renderEach(listed('a', 'b'));
  await each.answer(0, UNAVAILABLE);
  await each.answer(1, succeed(null));
  each.want(listed('a', 'b'));
  expect(each.read).toEqual(['a', 'b', 'a']);
});

test('a new version is read again, and an answer from before that comes after it is dropped', async () => {
  const each = renderEach([{ id: 'a', version: 0 }]);
  each.want([{ id: 'a', version: 1 }]);
  await each.answer(1, succeed('new'));
  await each.answer(0, succeed('old'));
  expect(each.values()).toEqual({ a: 'new' });
  expect(each.read).toEqual(['a', 'a']);
});

test('nothing is read until it is known what is wanted, and what is wanted no longer stays known', async () => {
  const each = renderEach(null);
  expect([each.read, each.settled()]).toEqual([[], false]);
  each.want(listed('a'));
  await each.answer(0, succeed('Ann'));
  each.want(listed());
  expect(each.values()).toEqual({ a: 'Ann' });
});
