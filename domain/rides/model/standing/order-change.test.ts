import { describe, expect, it } from 'vitest';
import { someDetails } from '../booking/ride-details.builder.ts';
import { aRide } from '../ride/ride.builder.ts';
import type { MadeRideRead } from './follows-plan.ts';
import { affectedBy, type PlanChange } from './order-change.ts';
import { legInstant } from './order-days.ts';
import { DIALYSIS } from './order.builder.ts';

const ZONE = 'Europe/Berlin';
const NONE: ReadonlySet<string> = new Set();

/** The made ride of a day. The given fields replace fields of the ride. */
function made(
  day: string,
  given: Readonly<Record<string, unknown>> = {},
  note = DIALYSIS.note,
): MadeRideRead {
  const { at, wall } = legInstant(day, '08:15', ZONE);
  const ride = aRide('requested', { kind: 'later', pickupAt: at, wall, needs: DIALYSIS.needs, ...given });
  return { day, leg: '1', ride, details: someDetails({ note }) };
}

const changed = (rides: readonly MadeRideRead[], given: Partial<PlanChange>) =>
  affectedBy(rides, {
    before: DIALYSIS,
    after: DIALYSIS,
    following: [],
    closedBefore: NONE,
    closed: NONE,
    paidBefore: null,
    paidFormerly: null,
    paid: null,
    timeZone: ZONE,
    now: new Date('2026-03-01T10:00:00.000Z'),
    ...given,
  }).map(({ day, becomes, follows }) => [day, becomes?.time ?? null, follows]);

const LATER = { ...DIALYSIS, legs: [{ key: '1', way: 'there', time: '09:00' }] } as const;

describe('the made rides that a change of an order affects', () => {
  it('get the new plan, ticked if they equal the former plan, otherwise unticked', () => {
    const rides = [
      made('2026-03-02'),
      made('2026-03-04', { people: 3 }),
      made('2026-03-06', {}, 'Side door'),
      made('2026-03-09', { needs: [] }),
      made('2026-03-11', { pickupAt: new Date('2026-03-11T08:00:00Z') }),
      { ...made('2026-03-13'), details: someDetails({ note: DIALYSIS.note, to: { text: 'Elsewhere' } }) },
    ];
    expect(changed(rides, { after: { ...LATER, every: 1 } })).toEqual([
      ['2026-03-02', '09:00', true],
      ['2026-03-04', '09:00', false],
      ['2026-03-06', '09:00', false],
      ['2026-03-09', '09:00', false],
      // The ride of 11 March does not change, because dispatch has moved it by hand to the order's new time.
      ['2026-03-13', '09:00', false],
    ]);
  });

  it('include, if the payer changes, rides that the new payer does not pay, ticked only if they equal the former plan', () => {
    const paidFor = (id: string, { ride, ...each }: MadeRideRead) => ({ ...each, ride: { ...ride, id } });
    const rides = [
      paidFor('as-before', made('2026-03-02')),
      paidFor('as-now', made('2026-03-04')),
      paidFor('otherwise', made('2026-03-06')),
      paidFor('as-before', made('2026-03-09', { people: 3 })),
    ];
    const before = new Set(['as-before']);
    const paid = { paidBefore: before, paidFormerly: before, paid: new Set(['as-now']) };
    expect(changed(rides, paid)).toEqual([
      ['2026-03-02', '08:15', true],
      ['2026-03-06', '08:15', false],
      ['2026-03-09', '08:15', false],
    ]);
    // A ride that was to follow an earlier change is ticked. It is left out if only a payer chosen by hand differs.
    const following = ['2026-03-02-1', '2026-03-06-1'];
    expect(changed(rides, { ...paid, following })).toEqual([
      ['2026-03-02', '08:15', true],
      ['2026-03-09', '08:15', false],
    ]);
    expect(changed(rides, { ...paid, following, after: LATER })[2]).toEqual(['2026-03-06', '09:00', true]);
  });

  it('a ride in the past, under way or over stays as it is', () => {
    const rides = [
      made('2026-02-27'),
      { ...made('2026-03-02'), ride: aRide('on_the_way', { pickupAt: new Date('2026-03-02T07:15:00Z') }) },
      { ...made('2026-03-04'), ride: aRide('cancelled', { pickupAt: new Date('2026-03-04T07:15:00Z') }) },
    ];
    expect(changed(rides, { after: LATER })).toEqual([]);
  });

  it('a ride in a pause, of a removed weekday or leg, or after the last day is cancelled', () => {
    const rides = [made('2026-03-02'), made('2026-03-04')];
    const pauses = [{ first: '2026-03-02', last: '2026-03-02', why: 'holiday' }] as const;
    expect(changed(rides, { after: { ...DIALYSIS, pauses } })).toEqual([['2026-03-02', null, true]]);
    expect(changed(rides, { after: { ...DIALYSIS, weekdays: [0] } })).toEqual([['2026-03-04', null, true]]);
    expect(changed(rides, { after: { ...DIALYSIS, last: '2026-03-03' } })).toEqual([
      ['2026-03-04', null, true],
    ]);
    expect(changed(rides, { after: { ...DIALYSIS, legs: [] } })).toHaveLength(2);
  });

  it('a closed day that is added later cancels the rides of orders that skip it, and no others', () => {
    const rides = [made('2026-03-02'), made('2026-03-04')];
    const closed = new Set(['2026-03-04']);
    expect(changed(rides, { closed })).toEqual([['2026-03-04', null, true]]);
    const keeps = { ...DIALYSIS, closed: 'keep' } as const;
    expect(changed(rides, { closed, before: keeps, after: keeps })).toEqual([]);
  });

  it('a ride that has not followed an earlier change follows this one', () => {
    const [moved, paused] = [made('2026-03-04', { people: 3 }), made('2026-03-06')];
    const before = {
      ...DIALYSIS,
      pauses: [{ first: '2026-03-06', last: '2026-03-06', why: 'other' }],
    } as const;
    const after = { ...LATER, pauses: before.pauses };
    const following = ['2026-03-04-1', '2026-03-06-1'];
    expect(changed([moved, paused], { before, after, following })).toEqual([
      ['2026-03-04', '09:00', true],
      ['2026-03-06', null, true],
    ]);
    expect(changed([moved, paused], { before, after })).toEqual([['2026-03-04', '09:00', false]]);
  });

  it('a ride on a day that neither plan has stays as it is', () => {
    expect(changed([made('2026-03-03')], { after: LATER })).toEqual([]);
  });
});
