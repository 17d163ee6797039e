import { expect, it } from 'vitest';
import { after } from '../ride/ride.builder.ts';
import { waitingPartOf } from './board-order.ts';

const HOUR = 3600;

it('a ride for now waits in the part “now”, even if the device’s clock is slow', () => {
  expect(waitingPartOf({ kind: 'now', pickupAt: after(90) }, after(0))).toBe('now');
});

it('a ride for later changes its part as its pick-up comes nearer', () => {
  const partAt = (before: number) =>
    waitingPartOf({ kind: 'later', pickupAt: after(2 * HOUR) }, after(2 * HOUR - before));
  expect([HOUR + 1, HOUR, 1, 0, -60].map(partAt)).toEqual(['later', 'soon', 'soon', 'now', 'now']);
});
