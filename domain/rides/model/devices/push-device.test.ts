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
  ['the last decision about the account', { reviewedAt: NINE }],
  ['the later of both', { signedInSince: new Date(0), reviewedAt: NINE }],
])('a push device that was stored since %s is notified, and an older one is not', (_, owner) => {
  expect(isStillNotified(deviceAt('2026-03-01T08:59:59.999Z'), owner)).toBe(false);
  expect(isStillNotified(deviceAt('2026-03-01T09:00:00.000Z'), owner)).toBe(true);
});

it('a push device is notified if its owner’s sessions never ended and no decision was taken', () => {
  expect(isStillNotified(deviceAt('2026-03-01T08:00:00.000Z'), {})).toBe(true);
});

it('a stored value without a time is no push device', () => {
  const { at: _, ...undated } = deviceAt('2026-03-01T08:00:00.000Z');
  expect(readPushDevices({ devices: { one: undated } }).size).toBe(0);
});
