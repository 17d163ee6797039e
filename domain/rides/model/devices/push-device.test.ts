import { expect, it } from 'vitest';
import { isStillTold, readPhones } from './push-device.ts';

const phoneAt = (at: string) => ({
  endpoint: 'https://web.push.apple.com/1',
  p256dh: 'p',
  auth: 'a',
  at: new Date(at),
});
const NINE = new Date('2026-03-01T09:00:00.000Z');

it.each([
  ['older sessions were ended', { signedInSince: NINE }],
  ['the last decision about their account', { reviewedAt: NINE }],
  ['both', { signedInSince: new Date(0), reviewedAt: NINE }],
])('a phone of somebody is told that has made itself known since %s, and no older one', (_, owner) => {
  expect(isStillTold(phoneAt('2026-03-01T08:59:59.999Z'), owner)).toBe(false);
  expect(isStillTold(phoneAt('2026-03-01T09:00:00.000Z'), owner)).toBe(true);
});

it('a phone of somebody whom no decision concerns is told', () => {
  expect(isStillTold(phoneAt('2026-03-01T08:00:00.000Z'), {})).toBe(true);
});

it('what does not say when it made itself known is no phone', () => {
  const { at: _, ...undated } = phoneAt('2026-03-01T08:00:00.000Z');
  expect(readPhones({ phones: { one: undated } }).size).toBe(0);
});
