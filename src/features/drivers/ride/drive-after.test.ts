import { describe, expect, test } from 'vitest';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { currentRide } from './current-ride.ts';
import { driveAfter, NO_DRIVE } from './drive-after.ts';

const DAMAGED: FoundRide = { state: 'damaged', id: 'ride-9', fields: ['card'] };
const as = <R extends FoundRide>(id: string, ride: R): R => ({ ...ride, id });

describe('the one ride that a driver is about', () => {
  test('a ride that is being driven comes before one to answer, and that before a promised one', () => {
    const driven = as('driven', aRide('arrived'));
    const asked = as('asked', aRide('offered'));
    const promised = as('promised', aRide('accepted'));
    expect(currentRide([promised, asked, driven])).toBe(driven);
    expect(currentRide([promised, asked])).toBe(asked);
    expect(currentRide([promised])).toBe(promised);
  });

  test('of two promised rides the earlier one is the next', () => {
    const later = as('later', aRide('accepted', { pickupAt: after(9000) }));
    const next = as('next', aRide('accepted'));
    expect(currentRide([later, next])).toBe(next);
  });

  test('rides that are over, and records that are none, are no ride to be about', () => {
    expect(currentRide([aRide('completed'), DAMAGED])).toBeNull();
  });
});

describe('what becomes of it', () => {
  const begun = driveAfter(NO_DRIVE, [aRide('on_the_way')]);

  test('nothing is known before the server has answered', () => {
    expect(driveAfter(NO_DRIVE, null)).toBe(NO_DRIVE);
    expect(begun.left).toBeNull();
  });

  test('a ride that went on is still the one', () => {
    const arrived = aRide('arrived');
    expect(driveAfter(begun, [arrived])).toMatchObject({ current: arrived, left: null });
  });

  test('a ride that ended leaves its end behind', () => {
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveAfter(begun, [ended])).toMatchObject({ current: null, left: { was: begun.current, ended } });
  });

  test('a ride that somebody else has now leaves a word behind, too', () => {
    expect(driveAfter(begun, [])).toMatchObject({ current: null, left: { was: begun.current, ended: null } });
  });

  test('a ride that only waits behind a more urgent one is not left', () => {
    const promised = as('promised', aRide('accepted'));
    const before = driveAfter(NO_DRIVE, [promised]);
    const now = driveAfter(before, [promised, aRide('on_the_way')]);
    expect(now).toMatchObject({ current: { id: 'ride-1' }, left: null });
  });

  test('the next ride takes the word of the one before away', () => {
    const left = driveAfter(begun, []);
    expect(driveAfter(left, [as('next', aRide('on_the_way'))]).left).toBeNull();
  });
});
