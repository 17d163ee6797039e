import { expect, test } from 'vitest';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { listed, renderReads } from './render-reads.builder.ts';
import { useEach } from './use-each.ts';

type Wanted = Parameters<typeof useEach>[0];
type Answer = Result<string | null>;

const renderEach = (first: Wanted, lot?: number) =>
  renderReads<Answer>(first, (wanted, send) => useEach(wanted, send, lot));

const UNAVAILABLE = fail({ code: 'unavailable' } as const);

test('each item is read once, three at a time, and the list is settled once each has answered or failed', async () => {
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

test('the items of a lot are read at once, and shown once all of them have answered or failed', async () => {
  const each = renderEach(listed('a', 'b'), 2);
  expect(each.read).toEqual(['a', 'b']);
  await each.answer(0, succeed('Ann'));
  expect(each.values()).toEqual({});
  await each.answer(1, UNAVAILABLE);
  expect(each.values()).toEqual({ a: 'Ann' });
  each.want(listed('a', 'b'));
  expect(each.read).toEqual(['a', 'b', 'b']);
});

test('a list that shrinks before any answer is not yet settled', async () => {
  const each = renderEach(listed('a', 'b'));
  each.want(listed('a'));
  expect(each.settled()).toBe(false);
  await each.answer(0, succeed('Ann'));
  await each.answer(1, succeed('Bob'));
  expect(each.settled()).toBe(true);
});

test('only a failed item, not one answered with `null`, is read again with the next list', async () => {
  const each = renderEach(listed('a', 'b'));
  await each.answer(0, UNAVAILABLE);
  await each.answer(1, succeed(null));
  each.want(listed('a', 'b'));
  expect(each.read).toEqual(['a', 'b', 'a']);
});

test('a new version is read again, and an older answer that arrives later is dropped', async () => {
  const each = renderEach([{ id: 'a', version: 0 }]);
  each.want([{ id: 'a', version: 1 }]);
  await each.answer(1, succeed('new'));
  await each.answer(0, succeed('old'));
  expect(each.values()).toEqual({ a: 'new' });
  expect(each.read).toEqual(['a', 'a']);
});

test('nothing is read before the list is known, and items that leave the list stay known', async () => {
  const each = renderEach(null);
  expect([each.read, each.settled()]).toEqual([[], false]);
  each.want(listed('a'));
  await each.answer(0, succeed('Ann'));
  each.want(listed());
  expect(each.values()).toEqual({ a: 'Ann' });
});
