import { describe, expect, test } from 'vitest';
import { after, aRide, BOOKED_AT, CARD } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { GIVE_BACK } from '../steps/gives-back.builder.ts';
import {
  driversReducer,
  endsAhead,
  formerDriver,
  isCancelledByOthers,
  outcomesShown,
  ridesAhead,
  ridesUnderWay,
  watchedAfter,
  type KnownDrivers,
} from './passengers-rides.ts';

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

describe('the outcomes on a passenger’s page', () => {
  test('the outcome of the newest end replaces an older outcome, whichever of the two rides was for now', () => {
    const rides = [now('a', after(60)), calledOff('b', after(600), { createdAt: after(100) })];
    expect(idsOf(rides)).toEqual(['b']);
    expect(idsOf([now('a', after(900), { createdAt: after(700) }), later('b', after(600))])).toEqual(['a']);
  });

  test('the outcomes of rides that were under way at the same time are all shown, the newest first', () => {
    expect(idsOf([now('a', after(60)), now('b', after(90))])).toEqual(['b', 'a']);
  });

  test('both outcomes are shown if dispatch cancels two later rides one after the other', () => {
    expect(idsOf([calledOff('a', after(600)), calledOff('b', after(700))])).toEqual(['b', 'a']);
    expect(idsOf([later('a', after(600)), later('b', after(700))]), 'by the passenger').toEqual(['b']);
  });

  test('the outcome of a ride is hidden by a ride that was booked, or moved to now, after that end', () => {
    const rides = [now('a', after(60)), named('next', aRide('requested', { createdAt: after(61) }))];
    expect(idsOf(rides)).toEqual([]);
    const before = named('before', aRide('requested', { createdAt: after(59) }));
    expect(idsOf([now('a', after(60)), before])).toEqual(['a']);
    expect(idsOf([now('a', after(60)), { ...before, pickupAt: after(61) }]), 'moved to now').toEqual([]);
  });

  test('a ride that was booked before does not hide a cancellation by dispatch when it becomes due', () => {
    const due = { kind: 'later', pickupAt: after(2500), searchFrom: after(2500) };
    const next = named('next', aRide('accepted', due));
    expect(idsOf([calledOff('a', after(600)), next])).toEqual(['a']);
    expect(idsOf([later('a', after(600)), next])).toEqual([]);
  });

  test.each(['recall', 'offer', 'assign', GIVE_BACK])('a departure before %s does not count', (loss) => {
    const steps = ['request', 'assign', 'depart', loss, 'cancel'];
    const log = Object.fromEntries(
      steps.map((did, at) => [at, { did, by: at === 0 ? 'u-robin' : 'u-ada', at: after(at * 100) }]),
    );
    const next = named(
      'next',
      aRide('accepted', { kind: 'later', pickupAt: after(2500), searchFrom: after(2500) }),
    );
    expect(idsOf([calledOff('a', after(400), { rev: 4, log }), next])).toEqual(['a']);
    const driven = { rev: 3, log: { 0: log[0], 1: log[1], 2: log[2], 3: log[4] } };
    expect(idsOf([calledOff('a', after(400), driven), next]), 'a driver under way').toEqual([]);
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

describe('the end of a ride that was ahead', () => {
  const ended = calledOff('a', after(600));
  test('the end is announced if the page listed the ride before, and otherwise not', () => {
    expect(endsAhead(['a'], [ended])).toEqual([ended]);
    expect(endsAhead(['b'], [ended])).toEqual([]);
  });

  test('a ride that has only become due has not ended', () => {
    expect(endsAhead(['a'], [named('a', aRide('on_the_way'))])).toEqual([]);
  });
});

const HOUR = 3600;
const laterBy = (hours: number) => ({
  kind: 'later',
  pickupAt: after(hours * HOUR),
  searchFrom: after(hours * HOUR),
});

describe('the rides of a passenger’s page', () => {
  test('a ride for now is under way, and a later ride is ahead', () => {
    const rides = [aRide('requested', laterBy(24)), aRide('requested')];
    expect(ridesUnderWay(rides, after(0))).toEqual([rides[1]]);
    expect(ridesAhead(rides, after(0))).toEqual([rides[0]]);
  });

  test('a later ride is under way from half an hour before its pick-up, when its driver may set off', () => {
    const ride = aRide('accepted', laterBy(1));
    expect(ridesUnderWay([ride], after(HOUR / 2 - 1))).toEqual([]);
    expect(ridesUnderWay([ride], after(HOUR / 2))).toEqual([ride]);
    expect(ridesAhead([ride], after(HOUR / 2))).toEqual([]);
  });

  test('a ride that is driven comes before rides that are only due', () => {
    const rides = [aRide('accepted', laterBy(0.25)), aRide('requested'), aRide('on_the_way', laterBy(5))];
    expect(ridesUnderWay(rides, after(0))).toEqual([rides[2], rides[1], rides[0]]);
  });

  test('an ended ride is neither under way nor ahead, and rides ahead come soonest first', () => {
    const rides = [
      aRide('cancelled', laterBy(1)),
      aRide('accepted', laterBy(9)),
      aRide('requested', laterBy(3)),
    ];
    expect(ridesUnderWay(rides, after(0))).toEqual([]);
    expect(ridesAhead(rides, after(0))).toEqual([rides[2], rides[1]]);
  });
});

test('a ride counts as watched once it was open, and an answer without a new open ride changes nothing', () => {
  const open = named('open', aRide('requested'));
  const watched = watchedAfter(NONE, [open, now('ended', after(0))]);
  expect([...watched]).toEqual(['open']);
  expect(watchedAfter(watched, [open])).toBe(watched);
  expect(watchedAfter(watched, [])).toBe(watched);
});

const DILEK = { driver: 'u-dilek', card: { ...CARD, name: 'Dilek Driver' } };
const NOBODY: KnownDrivers = new Map();

/** The former driver whom the page knows after each of these versions of a ride. */
const formers = (...seen: readonly Ride[]) => {
  let known = NOBODY;
  return seen.map((ride) => {
    known = driversReducer(known, [ride]);
    return formerDriver(known, ride);
  });
};

describe('the driver that a page has shown before', () => {
  test('a former driver is named once the ride has no driver or another driver', () => {
    const seen = [
      aRide('on_the_way'),
      aRide('requested'),
      aRide('accepted', DILEK),
      aRide('on_the_way', DILEK),
    ];
    expect(formers(...seen)).toEqual([null, 'Dario Driver', 'Dario Driver', 'Dario Driver']);
  });

  test('the last of several former drivers is named', () => {
    const seen = [aRide('accepted'), aRide('accepted', DILEK), aRide('requested'), aRide('offered')];
    expect(formers(...seen)).toEqual([null, 'Dario Driver', 'Dilek Driver', 'Dilek Driver']);
  });

  test('no driver is named on a page that has shown none, or while the driver is the same', () => {
    expect(formers(aRide('requested'), aRide('offered'), aRide('accepted'), aRide('arrived'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('the known drivers stay the same object if no driver is new, and lose no ride', () => {
    const known = driversReducer(NOBODY, [aRide('accepted')]);
    expect(driversReducer(known, [aRide('on_the_way')])).toBe(known);
    expect(driversReducer(known, [])).toBe(known);
  });
});
