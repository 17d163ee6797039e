import { describe, expect, it } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import type { Duty } from '../firm/shift.ts';
import { aRide, after, BOOKED_AT } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { clockNotices } from './clock-notices.ts';
import { GIVE_BACK } from '../steps/gives-back.builder.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** A ride with this pick-up is due half an hour before. */
const LATER = { kind: 'later', pickupAt: after(2 * HOUR), searchFrom: after(2 * HOUR) };

function noticesAt(ride: Ride, seconds: number, duty: Duty = 'on') {
  const shifts = [aShift({ seenAt: BOOKED_AT, duty }), { ...aShift({ seenAt: BOOKED_AT }), uid: 'u-finn' }];
  return clockNotices(ride, { shifts, rides: [ride] }, after(seconds - 60), after(seconds)).map(
    ({ kind, to }) => `${kind} to ${to.slice(2)}`,
  );
}

describe('the notices of the clock', () => {
  const promised = aRide('accepted', LATER);
  const ahead = aRide('requested', LATER);
  const request = aRide('requested');

  it.each([
    ['a promised ride is due', promised, 1.5 * HOUR, ['due to dario']],
    ['a request is due', ahead, 1.5 * HOUR, ['request to dario', 'request to finn']],
    ['a search ends in ten minutes', request, 1200, ['search-ending to robin']],
    ['a driver has been silent', aRide('on_the_way'), 600, ['silent to dario']],
  ])('the notice that %s is computed within a minute, not before and not later', (_, ride, at, notices) => {
    expect([
      noticesAt(ride, at - 1),
      noticesAt(ride, at),
      noticesAt(ride, at + 59),
      noticesAt(ride, at + 60),
    ]).toEqual([[], notices, notices, []]);
  });

  it('a ride that was promised after it was due has no further notice', () => {
    const at = after(1.6 * HOUR);
    const given = { ...LATER, rev: 1, did: 'reserve' };
    const log = {
      0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
      1: { did: 'reserve', by: 'u-dario', at },
    };
    expect(noticesAt(aRide('accepted', { ...given, log }), 1.5 * HOUR)).toEqual([]);
  });

  it('a driver off duty is notified of a promised ride that is due, and of no request', () => {
    expect(noticesAt(promised, 1.5 * HOUR, 'off')).toEqual(['due to dario']);
    expect(noticesAt(ahead, 1.5 * HOUR, 'off')).toEqual(['request to finn']);
  });

  const DUE = 1.5 * HOUR;
  it.each([
    ['given back', { did: GIVE_BACK, by: 'u-dario', at: after(DUE + 10) }],
    [
      'moved to a pick-up so soon that it is due',
      { did: 'edit', by: 'u-olga', at: after(DUE + 10), movedFrom: after(DAY) },
    ],
  ])('a request that was %s has no notice of the clock', (_, line) => {
    const log = { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT }, 1: line };
    expect(noticesAt(aRide('requested', { ...LATER, rev: 1, did: line.did, log }), DUE + 30)).toEqual([]);
  });

  it('a request whose note was changed in the minute in which it becomes due has its notice', () => {
    const edit = { did: 'edit', by: 'u-robin', at: after(DUE + 10) };
    const log = { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT }, 1: edit };
    expect(noticesAt(aRide('requested', { ...LATER, rev: 1, did: 'edit', log }), DUE + 30)).toHaveLength(2);
  });

  it('a search of ten minutes has no notice ten minutes before its end', () => {
    const terms = { wait: 300, search: 600, offer: 60, offerAhead: 43_200, release: 1800 };
    expect(noticesAt(aRide('requested', { terms }), 30)).toEqual([]);
  });

  it('the search of a caller without an account ends without a notice', () => {
    expect(noticesAt(aRide('requested', { rider: 'caller-ride-1' }), 1200)).toEqual([]);
  });

  it('a driver who has promised a ride and drives none gets no notice of silence', () => {
    expect(noticesAt(aRide('accepted'), 600)).toEqual([]);
  });

  it('the notice of a moment has the same key each time it is computed', () => {
    const keys = [1200, 1230].map(
      (at) => clockNotices(request, { shifts: [], rides: [] }, after(at - 60), after(at))[0]?.key,
    );
    expect(keys).toEqual([keys[1], `ride-1-${after(1200).getTime()}-search-ending-u-robin`]);
  });
});
