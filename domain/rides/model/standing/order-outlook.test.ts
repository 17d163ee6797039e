import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { orderChangeBatch } from './order-batch.ts';
import { madeKey } from './leg.ts';
import type { MadeDays } from './made-days.ts';
import { lookedAt, outlookOf, type TimedRide } from './order-outlook.ts';
import type { OrderPlan } from './order-plan.ts';
import { anOrder } from './order.builder.ts';

/** Eleven o’clock in Berlin on a Sunday. */
const NOW = new Date('2026-03-01T10:00:00.000Z');
const WHEN = { now: NOW, timeZone: 'Europe/Berlin', lead: 900, closed: new Set<string>() };
const NOTHING: MadeDays = new Map();
const named = (rides: readonly TimedRide[]) => rides.map(({ day, leg }) => `${day} ${leg.key}`);
const made = (...keys: readonly string[]): MadeDays => new Map(keys.map((key) => [key, `ride-${key}`]));

describe('what an order waits for', () => {
  it('are its rides of fourteen days, from today on, by time', () => {
    expect(lookedAt(WHEN)).toEqual({ first: '2026-02-15', today: '2026-03-01', last: '2026-03-14' });
    const { due } = outlookOf(anOrder({ weekdays: [5] }), NOTHING, WHEN);
    expect(named(due)).toEqual(['2026-03-07 1', '2026-03-07 2', '2026-03-14 1', '2026-03-14 2']);
    expect(due[0]?.at.toISOString()).toBe('2026-03-07T07:15:00.000Z');
  });

  it('a ride that the order names is not due again, whatever became of it', () => {
    const order = anOrder({ weekdays: [5] });
    const { due } = outlookOf(order, made(madeKey('2026-03-07', '1'), madeKey('2026-03-14', '2')), WHEN);
    expect(named(due)).toEqual(['2026-03-07 2', '2026-03-14 1']);
  });

  it('a ride whose pick-up is within the lead is missed, and a ride a minute later is due', () => {
    const legs = ['11:15', '11:16'].map((time, at) => ({
      key: at === 0 ? ('1' as const) : ('2' as const),
      way: 'there' as const,
      time,
    }));
    const { due, missed } = outlookOf(anOrder({ weekdays: [6], legs, last: '2026-03-01' }), NOTHING, WHEN);
    expect([named(due), named(missed).slice(-1)]).toEqual([['2026-03-01 2'], ['2026-03-01 1']]);
  });

  it('the missed rides are the rides of the last fourteen days that were not made', () => {
    const { missed } = outlookOf(anOrder({ weekdays: [0] }), NOTHING, WHEN);
    expect(named(missed)).toEqual(['2026-02-16 1', '2026-02-16 2', '2026-02-23 1', '2026-02-23 2']);
  });

  it('an order that was entered after its first day misses nothing of the time before', () => {
    const order = anOrder({ first: '2026-02-27', weekdays: [4, 5] });
    const late = { ...order, log: [{ by: 'u-ada', name: 'Ada', at: NOW, was: null }] };
    const { due, missed } = outlookOf(late, NOTHING, WHEN);
    expect([named(missed), named(due).slice(0, 1)]).toEqual([[], ['2026-03-06 1']]);
  });

  it('a change of days or times hides the rides missed before it, and a change of another field does not', () => {
    const order = anOrder({ weekdays: [0] });
    const changed = (was: Partial<OrderPlan>) => ({
      ...order,
      rev: 2,
      log: [
        ...order.log,
        { by: 'u-ada', name: 'Ada', at: new Date('2026-02-20T10:00Z'), was: { ...order.plan, ...was } },
        { by: 'u-ada', name: 'Ada', at: NOW, was: { ...order.plan, note: 'Before' } },
      ],
    });
    const missedBy = (was: Partial<OrderPlan>) => named(outlookOf(changed(was), NOTHING, WHEN).missed);
    expect(missedBy({ people: 3 })).toEqual(['2026-02-16 1', '2026-02-16 2', '2026-02-23 1', '2026-02-23 2']);
    expect(missedBy({ weekdays: [1] })).toEqual(['2026-02-23 1', '2026-02-23 2']);
  });

  it('a ride that dispatch has dismissed is not missed', () => {
    const dismissed = new Map([[madeKey('2026-02-16', '1'), '']]);
    const { missed } = outlookOf(anOrder({ weekdays: [0] }), dismissed, WHEN);
    expect(named(missed)).not.toContain('2026-02-16 1');
  });

  it('a way back without a time waits today under the way there, once the way there is made', () => {
    const legs = [
      { key: '1', way: 'there', time: '12:00' },
      { key: '2', way: 'back', time: null },
    ] as const;
    const order = anOrder({ weekdays: [6], legs });
    const there = made(madeKey('2026-03-01', '1'), madeKey('2026-03-08', '1'));
    expect(outlookOf(order, NOTHING, WHEN).returns).toEqual([]);
    expect(outlookOf(order, there, WHEN).returns).toMatchObject([
      { day: '2026-03-01', leg: { key: '2' }, under: 'ride-2026-03-01-1' },
    ]);
    expect(named(outlookOf(order, there, WHEN).missed)).not.toContain('2026-03-01 2');
    const both = new Map([...there, [madeKey('2026-03-01', '2'), 'ride-back']]);
    expect(outlookOf(order, both, WHEN).returns).toEqual([]);
  });

  it('a way back of yesterday waits until six in the morning', () => {
    const legs = [
      { key: '1', way: 'there', time: '22:00' },
      { key: '2', way: 'back', time: null },
    ] as const;
    const there = made(madeKey('2026-03-01', '1'));
    const returnsAt = (at: string) =>
      outlookOf(anOrder({ weekdays: [6], legs }), there, { ...WHEN, now: new Date(at) }).returns.length;
    const times = ['2026-03-01T22:59Z', '2026-03-01T23:00Z', '2026-03-02T04:59Z', '2026-03-02T05:00Z'];
    expect(times.map(returnsAt)).toEqual([1, 1, 1, 0]);
  });

  it('a dismissed way there has no way back under it', () => {
    const legs = [
      { key: '1', way: 'there', time: '12:00' },
      { key: '2', way: 'back', time: null },
    ] as const;
    const dismissed = new Map([[madeKey('2026-03-01', '1'), '']]);
    expect(outlookOf(anOrder({ weekdays: [6], legs }), dismissed, WHEN).returns).toEqual([]);
  });
});

describe('the change of an order', () => {
  it('has the next number, and its line says who, when and what was before', () => {
    const order = anOrder();
    const [write] = orderChangeBatch(order, { ...order.plan, people: 2 }, [madeKey('2026-03-07', '1')], {
      uid: 'u-ada',
      name: 'Ada',
    });
    expect(write).toMatchObject({
      kind: 'update',
      path: 'orders/o1',
      fields: {
        rev: 1,
        plan: { people: 2, legs: ['1 there 08:15', '2 back 12:30'] },
        following: ['2026-03-07-1'],
        'log.1': { by: 'u-ada', name: 'Ada', at: SERVER_TIME, was: { people: 1 } },
        deleteAt: new Date('2027-03-31T00:00:00.000Z'),
      },
    });
  });
});
