import { expect, test } from 'vitest';
import { isRefused, standsIn } from './stand-in.ts';

const WAITING = { isAnswered: false, error: null, isSilent: false };
const REFUSAL = { code: 'permission-denied' };

test('the cached value stands in once the server is silent or was not reached', () => {
  expect(standsIn(WAITING)).toBe(false);
  expect(standsIn({ ...WAITING, isSilent: true })).toBe(true);
  expect(standsIn({ ...WAITING, error: { code: 'network' } })).toBe(true);
});

test('the cached value does not stand in once there is an answer', () => {
  expect(standsIn({ isAnswered: true, error: { code: 'network' }, isSilent: true })).toBe(false);
});

test('the cached value does not stand in after a refusal, however silent the server was', () => {
  const refused = { ...WAITING, error: REFUSAL, isSilent: true };
  expect(isRefused(refused)).toBe(true);
  expect(standsIn(refused)).toBe(false);
  expect([isRefused(WAITING), isRefused({ error: { code: 'unavailable' } })]).toEqual([false, false]);
});
