import { describe, expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { endsAhead, isCancelledByOthers, outcomesShown } from './outcomes.ts';

const DAY = 86_400;
const HALF_HOUR = 1800;
const NONE: ReadonlySet<string> = new Set();

const named = (id: string, ride: Ride): Ride => ({ ...ride, id });
const cancelledBy = (by: string) => ({
  rev: 1,
  log: { 0: { did: 'request', by: 'u-robin', at: BOOKED_AT }, 1: { did: 'cancel', by, at: after(600) } },
});
const later = (id: string, endedAt: Date, given: object = cancelledBy('u-robin')): Ride => {
  const pickupAt = after(DAY);
  return named(id, aRide('cancelled', { kind: 'later', pickupAt, searchFrom: pickupAt, endedAt, ...given }));
};
const calledOff = (id: string, endedAt: Date, given: object = {}) =>
  later(id, endedAt, { ...cancelledBy('u-ada'), ...given });
const now = (id: string, endedAt: Date, given: object = {}) =>
  named(id, aRide('completed', { endedAt, ...given }));

const idsOf = (rides: readonly Ride[], asOf = after(HALF_HOUR), watched = NONE) =>
  outcomesShown(rides, asOf, watched).map(({ id }) => id);

describe('the outcomes that a passenger is shown', () => {
  test('the newest end takes the place of an older one, whichever of them was for now', () => {
    const rides = [now('a', after(60)), calledOff('b', after(600), { createdAt: after(100) })];
    expect(idsOf(rides)).toEqual(['b']);
    expect(idsOf([now('a', after(900), { createdAt: after(700) }), later('b', after(600))])).toEqual(['a']);
  });

  test('outcomes of rides that were under way side by side stand side by side, the newest first', () => {
    expect(idsOf([now('a', after(60)), now('b', after(90))])).toEqual(['b', 'a']);
  });

  test('of two rides that dispatch calls off one after the other both are told', () => {
    expect(idsOf([calledOff('a', after(600)), calledOff('b', after(700))])).toEqual(['b', 'a']);
    expect(idsOf([later('a', after(600)), later('b', after(700))]), 'by the passenger').toEqual(['b']);
  });

  test('a ride that comes up afterwards ends the showing of an outcome', () => {
    const rides = [now('a', after(60)), named('next', aRide('requested', { createdAt: after(61) }))];
    expect(idsOf(rides)).toEqual([]);
    const before = named('before', aRide('requested', { createdAt: after(59) }));
    expect(idsOf([now('a', after(60)), before])).toEqual(['a']);
  });

  test('a ride that only becomes due does not hide that dispatch has called another one off', () => {
    const due = { kind: 'later', pickupAt: after(2500), searchFrom: after(2500) };
    const next = named('next', aRide('accepted', due));
    expect(idsOf([calledOff('a', after(600)), next])).toEqual(['a']);
    expect(idsOf([later('a', after(600)), next])).toEqual([]);
  });

  test('a later ride that is still ahead hides nothing', () => {
    const pickupAt = after(DAY);
    const ahead = aRide('accepted', { kind: 'later', pickupAt, searchFrom: pickupAt, createdAt: after(700) });
    expect(idsOf([now('a', after(600)), named('ahead', ahead)])).toEqual(['a']);
  });

  test('an outcome is shown for half an hour, and longer on a page that has seen the ride open', () => {
    const rides = [now('a', after(60))];
    expect(idsOf(rides, after(60 + HALF_HOUR - 1))).toEqual(['a']);
    expect(idsOf(rides, after(60 + HALF_HOUR))).toEqual([]);
    expect(idsOf(rides, after(60 + HALF_HOUR), new Set(['a']))).toEqual(['a']);
  });
});

test('a ride that dispatch corrected to cancelled was not cancelled by its passenger', () => {
  expect(isCancelledByOthers(aRide('cancelled'))).toBe(true);
  expect(isCancelledByOthers(aRide('cancelled', cancelledBy('u-robin')))).toBe(false);
  expect(isCancelledByOthers(aRide('completed'))).toBe(false);
});

describe('the end of a ride that was still ahead', () => {
  const ended = calledOff('a', after(600));
  test('it is news if the page listed the ride before, and otherwise none', () => {
    expect(endsAhead(['a'], [ended])).toEqual([ended]);
    expect(endsAhead(['b'], [ended])).toEqual([]);
  });

  test('a ride that has only come up has not ended', () => {
    expect(endsAhead(['a'], [named('a', aRide('on_the_way'))])).toEqual([]);
  });
});
