import { describe, expect, it, vi } from 'vitest';
import { describeClock } from '#domain/ports/clock.contract.ts';
import { createAdjustableClock } from './adjustable-clock.ts';
import { createSystemClock } from './system-clock.ts';

describeClock('the device', createSystemClock);
describeClock('a test', createAdjustableClock);

describe('the device’s clock', () => {
  it('that is set back stands still until it has caught up', () => {
    vi.useFakeTimers({ now: new Date('2025-06-01T12:00:00.000Z'), toFake: ['Date'] });
    const clock = createSystemClock();
    const before = clock.now();
    vi.setSystemTime('2025-06-01T11:00:00.000Z');
    expect(clock.now()).toEqual(before);
    vi.setSystemTime('2025-06-01T12:00:01.000Z');
    expect(clock.now()).toEqual(new Date('2025-06-01T12:00:01.000Z'));
    vi.useRealTimers();
  });
});

describe('a test’s clock', () => {
  it('moves when it is told to, and never back', () => {
    const clock = createAdjustableClock('2025-06-01T12:00:00.000Z');
    clock.advance(1500);
    clock.advance(-1000);
    expect(clock.now()).toEqual(new Date('2025-06-01T12:00:01.500Z'));
  });
});
