import { expect, test } from 'vitest';
import { isRefused, standsIn } from './stand-in.ts';

const WAITING = { isAnswered: false, error: null, isSilent: false };
const REFUSAL = { code: 'permission-denied' };

test('what the device kept stands in once the server is silent or was not reached', () => {
  expect(standsIn(WAITING)).toBe(false);
  expect(standsIn({ ...WAITING, isSilent: true })).toBe(true);
  expect(standsIn({ ...WAITING, error: { code: 'network' } })).toBe(true);
});

test('what the device kept never stands in beside an answer', () => {
  expect(standsIn({ isAnswered: true, error: { code: 'network' }, isSilent: true })).toBe(false);
});

test('after a refusal it does not stand in, however silent the server was', () => {
  const refused = { ...WAITING, error: REFUSAL, isSilent: true };
  expect(isRefused(refused)).toBe(true);
  expect(standsIn(refused)).toBe(false);
  expect([isRefused(WAITING), isRefused({ error: { code: 'unavailable' } })]).toEqual([false, false]);
});
