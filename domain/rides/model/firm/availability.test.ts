import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { instantsOf } from '../../../shared/time/wall-time.ts';
import {
  absenceAt,
  absenceOf,
  availabilityBatch,
  NO_HOURS,
  readAvailability,
  type WantedAvailability,
} from './availability.ts';

const BERLIN = 'Europe/Berlin';
const AT = new Date('2026-03-01T08:00:00Z');
const ADA = { uid: 'ada', name: 'Ada' };
/** Office hours from Monday to Thursday, and a night that begins on Friday. */
const HOURS = [...Array.from({ length: 4 }, () => '08:00-16:30'), '22:00-06:00', '', ''];
const CHRISTMAS = { first: '2026-12-24', last: '2027-01-02' };

const stored = (given: object = {}) => ({
  hours: HOURS,
  away: ['2026-12-24/2027-01-02'],
  rev: 3,
  laterNews: true,
  by: 'ada',
  name: 'Ada',
  at: AT,
  ...given,
});

/** The absence of a driver at a time on Berlin's clocks; 2 March 2026 is a Monday. */
function at(wall: string, given: Partial<WantedAvailability> = {}) {
  const [instant = AT] = instantsOf(wall, BERLIN);
  return absenceAt({ hours: HOURS, away: [CHRISTMAS], ...given }, instant, BERLIN);
}

describe('when a driver is expected', () => {
  it.each([
    ['2026-03-02T07:59', 'outside'],
    ['2026-03-02T08:00', null],
    ['2026-03-02T16:29', null],
    ['2026-03-02T16:30', 'outside'],
    ['2026-03-06T12:00', 'outside'],
    ['2026-03-06T22:00', null],
    ['2026-03-07T05:59', null],
    ['2026-03-07T06:00', 'outside'],
    ['2026-03-07T22:00', 'outside'],
    ['2026-12-23T12:00', null],
    ['2026-12-24T00:00', 'away'],
    ['2027-01-02T23:59', 'away'],
    ['2027-01-03T12:00', 'outside'],
  ])('at %s the absence of a driver with hours and holidays is %s', (wall, expected) => {
    expect(at(wall)).toBe(expected);
  });

  it('a driver without usual hours is never outside them, and can be away', () => {
    expect(at('2026-03-07T03:00', { hours: NO_HOURS })).toBeNull();
    expect(at('2026-12-25T03:00', { hours: NO_HOURS })).toBe('away');
  });

  it('equal times mean the whole day, and nothing of the next day', () => {
    const hours = ['00:00-00:00', '', '', '', '', '', ''];
    expect([at('2026-03-02T00:00', { hours }), at('2026-03-02T23:59', { hours })]).toEqual([null, null]);
    expect(at('2026-03-03T00:00', { hours })).toBe('outside');
  });

  it('the night from Sunday to Monday belongs to Sunday', () => {
    const hours = ['', '', '', '', '', '', '20:00-04:00'];
    expect(at('2026-03-09T03:59', { hours })).toBeNull();
    expect(at('2026-03-09T04:00', { hours })).toBe('outside');
  });

  it('the hours follow the clocks on days on which the clocks change', () => {
    const hours = ['', '', '', '', '', '', '03:00-04:00'];
    expect(at('2026-03-29T03:00', { hours })).toBeNull();
    expect(at('2026-03-29T04:00', { hours })).toBe('outside');
    expect(at('2026-10-25T02:59', { hours })).toBe('outside');
  });

  it('a driver of whom nothing is known has no absence, nor has any driver while nothing is loaded', () => {
    const away = { hours: NO_HOURS, away: [{ first: '2026-03-01', last: '2026-03-01' }] };
    const known = { of: new Map([['dora', away]]), timeZone: 'UTC' };
    expect([absenceOf('dora', AT, known), absenceOf('dan', AT, known), absenceOf('dora', AT, null)]).toEqual([
      'away',
      null,
      null,
    ]);
  });
});

describe('the stored availability', () => {
  it('is read with its hours, its days and its author', () => {
    expect(readAvailability('dora', stored())).toEqual({
      id: 'dora',
      hours: HOURS,
      away: [CHRISTMAS],
      rev: 3,
      laterNews: true,
      by: 'ada',
      name: 'Ada',
      at: AT,
    });
  });

  it.each([
    { hours: HOURS.slice(1) },
    { hours: [...HOURS, ''] },
    { hours: HOURS.with(0, '8-16') },
    { hours: HOURS.with(0, '08:00-24:00') },
    { hours: HOURS.with(6, '08:00-16:00 ') },
    { hours: null },
    { away: ['2026-12-24'] },
    { away: ['2026-12-24/2026-02-30'] },
    { away: ['2026-02-30/2026-12-24'] },
    { away: ['2026-12-24/2026-12-25/2026-12-26'] },
    { away: [1] },
    { rev: -1 },
    { laterNews: null },
    { by: null },
  ])('that has another shape counts as absent: %j', (given) => {
    expect(readAvailability('dora', stored(given))).toBeNull();
  });
});

describe('saving an availability', () => {
  const signed = { by: 'ada', name: 'Ada', at: SERVER_TIME };
  const known = readAvailability('dora', stored());
  const saved = { hours: HOURS, away: [CHRISTMAS], laterNews: true };

  it('writes all fields the first time', () => {
    expect(availabilityBatch('dora', saved, null, ADA)).toEqual([
      {
        kind: 'set',
        path: 'availability/dora',
        fields: { hours: HOURS, away: stored().away, laterNews: true, rev: 0, ...signed },
      },
    ]);
  });

  it('writes only a changed field, with the author and the next number', () => {
    expect(availabilityBatch('dora', { ...saved, hours: NO_HOURS }, known, ADA)).toEqual([
      { kind: 'update', path: 'availability/dora', fields: { hours: NO_HOURS, rev: 4, ...signed } },
    ]);
    expect(availabilityBatch('dora', { ...saved, away: [] }, known, ADA)).toEqual([
      { kind: 'update', path: 'availability/dora', fields: { away: [], rev: 4, ...signed } },
    ]);
  });

  it('writes nothing without a change', () => {
    expect(availabilityBatch('dora', saved, known, ADA)).toEqual([]);
  });
});
