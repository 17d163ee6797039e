import { describe, expect, it } from 'vitest';
import { DIALYSIS } from './order.builder.ts';
import { parseOrder, typedOrder, type OrderForm } from './parse-order.ts';

const FORM = typedOrder(DIALYSIS);
const parsed = (given: Partial<OrderForm>) => parseOrder({ ...FORM, ...given }, DIALYSIS.legs);
const legsOf = (there: string, back: string) => {
  const plan = parsed({ times: { there, back } });
  return plan.ok ? plan.value.legs.map(({ key, way, time }) => `${key} ${way} ${time}`) : plan.error;
};

describe('the form of an order', () => {
  it('gives the plan that it was made from', () => {
    expect(parsed({})).toEqual({ ok: true, value: DIALYSIS });
  });

  it.each([
    ['8', '08:00'],
    ['815', '08:15'],
    ['8.15', '08:15'],
    ['23:59', '23:59'],
  ])('the time %s is read as %s', (typed, time) => {
    expect(legsOf(typed, '')).toEqual([`1 there ${time}`]);
  });

  it.each(['24', '8:60', 'noon', '?', '8 15 30'])('the time %s of a way there is refused', (typed) => {
    expect(legsOf(typed, '')).toEqual([{ code: 'legs-unusable', field: 'legs', time: typed }]);
  });

  it('a way back may wait for the passenger to ring', () => {
    expect(legsOf('8:15', '?')).toEqual(['1 there 08:15', '2 back null']);
    expect(legsOf('8:15', 'ruft')).toEqual(['1 there 08:15', '2 back null']);
  });

  it('a leg with a changed time keeps its name, and a further leg gets a name that no leg had', () => {
    expect(legsOf('8:30', '12:30')).toEqual(['1 there 08:30', '2 back 12:30']);
    expect(legsOf('8:30, 14', '12:30')).toEqual(['1 there 08:30', '2 back 12:30', '3 there 14:00']);
    expect(legsOf('8:30, 9, 10', '11')).toHaveLength(4);
  });

  it('a leg whose time stays keeps its name, even if another leg is put before it or removed', () => {
    const former = [
      { key: '1', way: 'there', time: '08:15' },
      { key: '2', way: 'there', time: '14:00' },
    ] as const;
    const after = (there: string) => {
      const plan = parseOrder({ ...FORM, times: { there, back: '' } }, former);
      return plan.ok ? plan.value.legs.map(({ key, time }) => `${key} ${time}`) : plan.error;
    };
    expect(after('7:00, 8:15')).toEqual(['1 08:15', '2 07:00']);
    expect(after('7:00, 8:15, 14:00')).toEqual(['1 08:15', '2 14:00', '3 07:00']);
    expect(after('14:00')).toEqual(['2 14:00']);
    expect(after('8:30, 14:00')).toEqual(['1 08:30', '2 14:00']);
  });

  it('refuses two legs at one time, five legs, a text that is no time, and no way there', () => {
    expect(legsOf('8:15', '815')).toEqual([{ code: 'legs-overlap', time: '08:15' }]);
    expect(legsOf('8:15', '?, ?')).toEqual([{ code: 'legs-overlap', time: '?' }]);
    expect(legsOf('8, 9, 10, 11', '12')).toEqual([
      { code: 'legs-unusable', field: 'backLegs', time: '12:00' },
    ]);
    expect(legsOf('8', 'noon')).toEqual([{ code: 'legs-unusable', field: 'backLegs', time: 'noon' }]);
    expect(legsOf('', '12')).toEqual([{ code: 'legs-required' }]);
  });

  it('refuses a last day before the first, and allows the first day itself', () => {
    const error = [{ code: 'last-before-first', field: 'last' }];
    expect(parsed({ first: '2026-03-02', last: '2026-03-01' })).toEqual({ ok: false, error });
    expect(parsed({ first: '2026-03-02', last: '2026-03-02' }).ok).toBe(true);
  });

  it('refuses more than a year, and allows a year, also from 29 February', () => {
    expect(parsed({ first: '2026-03-02', last: '2027-03-02' }).ok).toBe(true);
    expect(parsed({ first: '2026-03-02', last: '2027-03-03' })).toEqual({
      ok: false,
      error: [{ code: 'order-too-long' }],
    });
    expect(parsed({ first: '2028-02-29', last: '2029-02-28' }).ok).toBe(true);
    expect(parsed({ first: '2028-02-29', last: '2029-03-01' }).ok).toBe(false);
  });

  it('refuses days that no calendar has, and a pattern without a day', () => {
    expect(parsed({ first: '2026-02-30' })).toMatchObject({
      error: [{ code: 'day-unusable', field: 'first', day: '2026-02-30' }],
    });
    expect(parsed({ last: '' })).toMatchObject({ error: [{ code: 'day-unusable', field: 'last' }] });
    expect(parsed({ weekdays: [] })).toMatchObject({ error: [{ code: 'weekdays-required' }] });
    const span = { first: '2026-03-03', last: '2026-03-08' };
    expect(parsed({ ...span, weekdays: [0] })).toMatchObject({ error: [{ code: 'order-empty' }] });
  });

  it('says all errors at once, in the order of the fields', () => {
    const plan = parsed({ name: '', to: { text: '' }, people: '0', weekdays: [] });
    expect(plan.ok ? [] : plan.error.map(({ code }) => code)).toEqual([
      'name-required',
      'place-required',
      'weekdays-required',
      'people-out-of-range',
    ]);
  });

  it('sorts weekdays, and an empty driver is none', () => {
    expect(parsed({ weekdays: [4, 0, 0] })).toMatchObject({ value: { weekdays: [0, 4], driver: null } });
    expect(parsed({ driver: 'u-dario' })).toMatchObject({ value: { driver: 'u-dario' } });
  });
});
