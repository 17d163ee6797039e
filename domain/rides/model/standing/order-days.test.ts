import 'temporal-polyfill/global';
import { Temporal } from 'temporal-polyfill';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../shared/time/day.ts';
import { plusDays } from '../../../shared/time/wall-time.ts';
import { daysOfOrder, isOrderDay, legInstant } from './order-days.ts';
import { DIALYSIS } from './order.builder.ts';

const NONE: ReadonlySet<string> = new Set();
const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
/** A usual time, and two times at which one of the zones changes its clocks. */
const TIMES = ['08:15', '02:30', '01:45'];
const PATTERNS = [[0, 2, 4], [6], [0, 1, 2, 3, 4, 5, 6], [1]];

/** The instants of a year of an order that begins on this day, as `rrule-temporal` computes them. */
function byLibrary(first: string, time: string, zone: string, weekdays: readonly number[], every: number) {
  const at = (day: string, clock: string) => Temporal.ZonedDateTime.from(`${day}T${clock}[${zone}]`);
  return new RRuleTemporal({
    freq: 'WEEKLY',
    interval: every,
    byDay: weekdays.map((day) => WEEK[day] ?? ''),
    wkst: 'MO',
    dtstart: at(first, time),
    until: at(plusDays(first, 364), '23:59'),
  })
    .all()
    .map((each) => new Date(each.epochMilliseconds).toISOString());
}

describe('the days of an order', () => {
  it.each(ZONES)('are in %s the days of RFC 5545, at the same instants, over ten years', (zone) => {
    for (let year = 2024; year < 2034; year += 1) {
      const weekdays = PATTERNS[year % PATTERNS.length] ?? [];
      const start = plusDays(`${year}-02-20`, year % 9);
      // The library counts its first day, even where the pattern does not have it.
      const first = plusDays(start, (7 + (weekdays[0] ?? 0) - weekdayOf(start)) % 7);
      const last = plusDays(first, 364);
      const time = TIMES[year % TIMES.length] ?? '08:15';
      const every = year % 5 === 0 ? 2 : 1;
      const days = daysOfOrder({ ...DIALYSIS, weekdays, every, first, last }, NONE, { first, last });
      const own = days.map((day) => ({ day, ...legInstant(day, time, zone) }));
      // RFC 5545 leaves out a time that the clocks skip. An order has its ride later by the length of the gap.
      const shown = own.filter(({ day, wall }) => wall === `${day}T${time}`);
      expect(own.length - shown.length).toBeLessThanOrEqual(1);
      expect(shown.map(({ at }) => at.toISOString())).toEqual(byLibrary(first, time, zone, weekdays, every));
    }
  });

  it('every second week counts from the week of the first day, and a week begins on Monday', () => {
    const plan = {
      ...DIALYSIS,
      weekdays: [0, 4],
      every: 2,
      first: '2026-03-04',
      last: '2026-04-03',
    } as const;
    expect(daysOfOrder(plan, NONE, plan)).toEqual([
      '2026-03-06',
      '2026-03-16',
      '2026-03-20',
      '2026-03-30',
      '2026-04-03',
    ]);
  });

  it('29 February is a day like another', () => {
    const plan = { ...DIALYSIS, weekdays: [1], first: '2028-02-22', last: '2028-03-07' } as const;
    expect(daysOfOrder(plan, NONE, plan)).toEqual(['2028-02-22', '2028-02-29', '2028-03-07']);
  });

  it('lie between its first and its last day, both included', () => {
    const plan = { ...DIALYSIS, first: '2026-03-02', last: '2026-03-06' };
    const asked = { first: '2026-01-01', last: '2026-12-31' };
    expect(daysOfOrder(plan, NONE, asked)).toEqual(['2026-03-02', '2026-03-04', '2026-03-06']);
    expect(isOrderDay(plan, NONE, '2026-03-01')).toBe(false);
    expect(isOrderDay(plan, NONE, '2026-03-09')).toBe(false);
    expect(daysOfOrder({ ...plan, last: '2026-03-01' }, NONE, asked)).toEqual([]);
  });

  it('a pause leaves out its first and its last day and all between, and no other', () => {
    const pauses = [{ first: '2026-03-04', last: '2026-03-09', why: 'hospital' }] as const;
    const plan = { ...DIALYSIS, first: '2026-03-02', last: '2026-03-11', pauses };
    expect(daysOfOrder(plan, NONE, plan)).toEqual(['2026-03-02', '2026-03-11']);
  });

  it('an order that skips closed days has no ride on a closed day, and an order that keeps them has rides', () => {
    const closed = new Set(['2026-03-04']);
    const plan = { ...DIALYSIS, first: '2026-03-02', last: '2026-03-06' };
    expect(daysOfOrder(plan, closed, plan)).toEqual(['2026-03-02', '2026-03-06']);
    expect(daysOfOrder({ ...plan, closed: 'keep' }, closed, plan)).toHaveLength(3);
  });
});

describe('the instant of a leg', () => {
  it('of a time that the clocks skip is an hour later, and so is its wall time', () => {
    const { at, wall } = legInstant('2026-03-29', '02:30', 'Europe/Berlin');
    expect([at.toISOString(), wall]).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-29T03:30']);
  });

  it('of a time that the clocks show twice is the earlier instant', () => {
    const { at, wall } = legInstant('2026-10-25', '02:30', 'Europe/Berlin');
    expect([at.toISOString(), wall]).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T02:30']);
  });
});
