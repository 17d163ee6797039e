import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/durations.ts';
import { instantTyped, isLongShift } from './duty-times.ts';
import { aShift } from './shift.builder.ts';

const SINCE = new Date('2025-06-01T06:00:30Z');
const after = (hours: number, more = 0) => new Date(SINCE.getTime() + hours * HOUR_MS + more);

describe('a shift that may have been forgotten', () => {
  it.each([
    { what: 'a shift of twelve hours', duty: 'on', now: after(12), isLong: false },
    { what: 'a longer shift', duty: 'on', now: after(12, 1), isLong: true },
    { what: 'a longer shift in a break', duty: 'break', now: after(20), isLong: true },
    { what: 'a shift that has ended', duty: 'off', now: after(60), isLong: false },
  ] as const)('whether the shift may have been forgotten, for $what: $isLong', ({ duty, now, isLong }) => {
    // The present duty has just begun, so only `shiftSince` can make the shift long.
    expect(isLongShift(aShift({ duty, shiftSince: SINCE, dutySince: now }), now)).toBe(isLong);
  });
});

describe('a typed time', () => {
  const typed = (text: string) => instantTyped(text, 'Europe/Berlin', [SINCE])?.toISOString() ?? null;

  it('a time is in the service’s zone', () => {
    expect(typed('2025-06-01T17:03')).toBe('2025-06-01T15:03:00.000Z');
  });

  it('the minute of a known instant means that instant, even if the instant has seconds', () => {
    expect(typed('2025-06-01T08:00')).toBe(SINCE.toISOString());
  });

  it('an empty text, an impossible date and a time that the clocks skip are no times', () => {
    expect(['', '2025-02-30T10:00', '2025-03-30T02:30'].map(typed)).toEqual([null, null, null]);
  });
});
