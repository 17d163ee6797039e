import { describe, expect, it } from 'vitest';
import { plusDays } from '../../../shared/time/wall-time.ts';
import { endedAfter } from './ended-after.ts';
import { daysOfOrder } from './order-days.ts';
import { DIALYSIS } from './order.builder.ts';

const EVERY_DAY = { ...DIALYSIS, weekdays: [0, 1, 2, 3, 4, 5, 6], first: '2026-03-09', last: '2026-12-31' };
const daysOf = (last: string) => {
  const plan = endedAfter(EVERY_DAY, last);
  return { ...plan, days: daysOfOrder(plan, new Set(), { first: '2026-01-01', last: '2027-01-01' }) };
};

describe('an order that ends', () => {
  it('on or after its first day has rides up to its end alone', () => {
    expect(daysOf('2026-03-10').days).toEqual(['2026-03-09', '2026-03-10']);
    expect(daysOf('2026-03-09').days).toEqual(['2026-03-09']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    '%i days before it begins has no ride, whatever its last weekday is',
    (before) => {
      const last = plusDays(EVERY_DAY.first, -before);
      const { first, last: stored, days } = daysOf(last);
      expect({ first, stored, days }).toEqual({ first: last, stored: last, days: [] });
    },
  );
});
