import { describe, expect, test } from 'vitest';
import { aRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { driversAfter, formerDriver, type KnownDrivers } from './former-drivers.ts';

const DILEK = { driver: 'u-dilek', card: { ...CARD, name: 'Dilek Driver' } };
const NOBODY: KnownDrivers = new Map();

/** Whom the page knows to have had the ride before, after each of these in turn. */
const formers = (...seen: readonly Ride[]) => {
  let known = NOBODY;
  return seen.map((ride) => {
    known = driversAfter(known, [ride]);
    return formerDriver(known, ride);
  });
};

describe('the driver that a page has shown before', () => {
  test('they are named once they are gone, and beside whoever comes instead', () => {
    const seen = [
      aRide('on_the_way'),
      aRide('requested'),
      aRide('accepted', DILEK),
      aRide('on_the_way', DILEK),
    ];
    expect(formers(...seen)).toEqual([null, 'Dario Driver', 'Dario Driver', 'Dario Driver']);
  });

  test('of several the last one is', () => {
    const seen = [aRide('accepted'), aRide('accepted', DILEK), aRide('requested'), aRide('offered')];
    expect(formers(...seen)).toEqual([null, 'Dario Driver', 'Dilek Driver', 'Dilek Driver']);
  });

  test('nobody is on a page that has shown none, nor while it is the same one', () => {
    expect(formers(aRide('requested'), aRide('offered'), aRide('accepted'), aRide('arrived'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('what is known stays the same as long as nothing is new, and forgets no ride', () => {
    const known = driversAfter(NOBODY, [aRide('accepted')]);
    expect(driversAfter(known, [aRide('on_the_way')])).toBe(known);
    expect(driversAfter(known, [])).toBe(known);
  });
});
