import { describe, expect, it } from 'vitest';
import { closedDaySet, parseClosedDays, readClosedDays } from './closed-days.ts';
import { madeKey } from './leg.ts';
import { madeRides, monthsOf, readMonth } from './made-days.ts';
import { aStoredOrder, DIALYSIS } from './order.builder.ts';
import { readStandingOrder } from './standing-order.ts';

const readWith = (field: string, value: unknown) => {
  const stored = aStoredOrder();
  return readStandingOrder('o1', { ...stored, plan: { ...stored.plan, [field]: value } });
};

describe('a stored order', () => {
  it('is read with its log', () => {
    expect(readStandingOrder('o1', aStoredOrder())).toMatchObject({
      id: 'o1',
      plan: DIALYSIS,
      log: [{ by: 'u-ada', was: null }],
    });
  });

  it.each([
    ['legs', ['1 there']],
    ['legs', ['5 there 08:15']],
    ['legs', ['1 there 25:00']],
    ['legs', ['1 up 08:15']],
    ['weekdays', [7]],
    ['every', 3],
    ['first', '2026-02-30'],
    ['pauses', ['2026-03-02/2026-03-01 other']],
    ['pauses', ['2026-03-02/2026-03-03 whim']],
    ['closed', 'maybe'],
  ])('with the %s %j is damaged', (field, value) => {
    expect(readWith(field, value)).toBeNull();
  });

  it('with a line of its log missing is damaged', () => {
    expect(readStandingOrder('o1', { ...aStoredOrder(), rev: 1 })).toBeNull();
    expect(readStandingOrder('o1', null)).toBeNull();
  });
});

describe('the names of made rides', () => {
  const month = (days: unknown) => readMonth('2026-03', { days, named: '02-1', orderRev: 0 });

  it('are read by day and leg', () => {
    const made = month({ '04-2': 'r3', '02-1': 'r1', '02-2': '' });
    expect(made?.get(madeKey('2026-03-02', '2'))).toBe('');
    expect(made && madeRides(made)).toEqual([
      { day: '2026-03-02', leg: '1', ride: 'r1' },
      { day: '2026-03-04', leg: '2', ride: 'r3' },
    ]);
  });

  it('are none for a month without a document, and unknown for a damaged document', () => {
    expect(readMonth('2026-03', null)?.size).toBe(0);
    for (const days of [{ '32-1': 'r' }, { '02-5': 'r' }, { '02-1': 4 }, 'r']) expect(month(days)).toBeNull();
    expect(readMonth('2026-03', { days: {} })).toBeNull();
  });

  it('are in two documents for days around the turn of a month', () => {
    expect(monthsOf(['2026-02-27', '2026-02-28', '2026-03-01'])).toEqual(['2026-02', '2026-03']);
  });
});

describe('the firm’s closed days', () => {
  it('are typed one on each line, in two notations, and count once each', () => {
    const parsed = parseClosedDays(
      '26.12.2026 Boxing Day\n\n2026-12-25  Christmas \n2026-12-25 Christmas Day',
    );
    expect(parsed).toEqual({ ok: true, value: ['2026-12-25 Christmas Day', '2026-12-26 Boxing Day'] });
    expect([...closedDaySet(parsed.ok ? parsed.value : [])]).toEqual(['2026-12-25', '2026-12-26']);
  });

  it('are refused if a line has no day, or if the list is too long', () => {
    expect(parseClosedDays('Christmas')).toMatchObject({ error: { code: 'day-unusable', day: 'Christmas' } });
    expect(parseClosedDays('2026-02-30')).toMatchObject({ error: { code: 'day-unusable' } });
    expect(parseClosedDays(`2026-02-03 ${'x'.repeat(61)}`)).toMatchObject({
      error: { code: 'day-unusable' },
    });
    const days = (count: number) => Array.from({ length: count }, (_, at) => `${2026 + at}-01-01`).join('\n');
    expect(parseClosedDays(days(100)).ok).toBe(true);
    expect(parseClosedDays(days(101))).toMatchObject({ error: { code: 'closed-days-too-many', most: 100 } });
  });

  it('are none if they were never stored, and unknown if they are damaged', () => {
    expect(readClosedDays(null)).toEqual({ days: [], rev: -1 });
    expect(readClosedDays({ days: ['2026-12-25'], rev: 3 })).toEqual({ days: ['2026-12-25'], rev: 3 });
    expect(readClosedDays({ days: ['2026-12-25'] })).toBeNull();
    expect(readClosedDays({ days: ['Christmas'], rev: 3 })).toBeNull();
    expect(readClosedDays('x')).toBeNull();
  });
});
