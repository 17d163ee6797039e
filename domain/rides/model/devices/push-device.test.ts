import { expect, it } from 'vitest';
import { isStillNotified, readPushDevices } from './push-device.ts';

const deviceAt = (at: string) => ({
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
])('a push device is notified that was stored since %s, and no older one', (_, owner) => {
  expect(isStillNotified(deviceAt('2026-03-01T08:59:59.999Z'), owner)).toBe(false);
  expect(isStillNotified(deviceAt('2026-03-01T09:00:00.000Z'), owner)).toBe(true);
});

it('a push device of a person whom no decision concerns is notified', () => {
  expect(isStillNotified(deviceAt('2026-03-01T08:00:00.000Z'), {})).toBe(true);
});

it('a stored value without a time is no push device', () => {
  const { at: _, ...undated } = deviceAt('2026-03-01T08:00:00.000Z');
  expect(readPushDevices({ devices: { one: undated } }).size).toBe(0);
});
