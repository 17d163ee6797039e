import { describe, expect, it } from 'vitest';
import { describeClock } from '#adapters/contracts/clock.contract.ts';
import { createAdjustableClock } from './adjustable-clock.ts';

describeClock('a test', createAdjustableClock);

describe('a test’s clock', () => {
  it('a test’s clock moves only when it is advanced, and never back', () => {
    const clock = createAdjustableClock('2025-06-01T12:00:00.000Z');
    clock.advance(1500);
    clock.advance(-1000);
    expect(clock.now()).toEqual(new Date('2025-06-01T12:00:01.500Z'));
  });
});
