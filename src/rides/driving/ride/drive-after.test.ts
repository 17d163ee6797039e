import { describe, expect, test } from 'vitest';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { currentRide, heldRides, offersIn, promisedBesides } from './current-ride.ts';
import { driveAfter, NO_DRIVE } from './drive-after.ts';

const DAMAGED: FoundRide = { state: 'damaged', id: 'ride-9', fields: ['card'] };
const as = <R extends FoundRide>(id: string, ride: R): R => ({ ...ride, id });
const NOW = after(0);

describe('the rides of a driver', () => {
  const driven = as('driven', aRide('arrived'));
  const asked = as('asked', aRide('offered'));
  const promised = as('promised', aRide('accepted'));
  const tomorrow = as('tomorrow', aRide('accepted', { kind: 'later', pickupAt: after(86_400) }));

  test('the page is about the ride that is driven, then about a promised one that is due', () => {
    expect(currentRide(heldRides([promised, asked, driven]), NOW)).toBe(driven);
    expect(currentRide(heldRides([tomorrow, promised, asked]), NOW)).toBe(promised);
    expect(currentRide(heldRides([asked]), NOW)).toBeNull();
  });

  test('a promised ride is due from half an hour before its pick-up, and until then only on the list', () => {
    const held = heldRides([tomorrow]);
    expect(currentRide(held, after(86_400 - 1801))).toBeNull();
    expect(promisedBesides(held, null)).toEqual([tomorrow]);
    expect(currentRide(held, after(86_400 - 1800))).toBe(tomorrow);
    expect(promisedBesides(held, tomorrow)).toEqual([]);
  });

  test('what is asked for is no promise, and the earliest pick-up comes first', () => {
    const held = heldRides([tomorrow, asked, promised]);
    expect(offersIn(held)).toEqual([asked]);
    expect(promisedBesides(held, null)).toEqual([promised, tomorrow]);
  });

  test('rides that are over, and records that are none, are no rides to be about', () => {
    expect(heldRides([aRide('completed'), DAMAGED])).toEqual([]);
  });
});

describe('what becomes of them', () => {
  const was = aRide('on_the_way');
  const begun = driveAfter(NO_DRIVE, [was]);

  test('nothing is known before the server has answered, and its first answer is no news', () => {
    expect(driveAfter(NO_DRIVE, null)).toBe(NO_DRIVE);
    expect(begun).toMatchObject({ held: [was], come: null, left: null });
  });

  test('a ride that is asked for or promised afterwards is news', () => {
    const asked = as('asked', aRide('offered'));
    expect(driveAfter(begun, [was, asked]).come).toBe(asked);
  });

  test('what came is news for as long as it stands as it came', () => {
    const asked = as('asked', aRide('offered'));
    const came = driveAfter(begun, [was, asked]);
    expect(driveAfter(came, [aRide('arrived'), asked]).come).toBe(asked);
    expect(driveAfter(came, [was, as('asked', aRide('accepted'))]).come).toBeNull();
    expect(driveAfter(came, [was]).come).toBeNull();
  });

  test('a ride that went on leaves nothing behind', () => {
    const arrived = aRide('arrived');
    expect(driveAfter(begun, [arrived])).toMatchObject({ held: [arrived], come: null, left: null });
  });

  test('a ride that ended leaves its end behind', () => {
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveAfter(begun, [ended])).toMatchObject({ held: [], left: { was, ended } });
  });

  test('an end that is not stored in the end is told as it is, and not of a ride that is the driver’s again', () => {
    const left = driveAfter(begun, [aRide('completed', { driver: 'u-dario' })]);
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveAfter(left, [ended]).left).toEqual({ was, ended });
    expect(driveAfter(left, []).left).toEqual({ was, ended: null });
    expect(driveAfter(left, [aRide('accepted')]).left).toBeNull();
    expect(driveAfter(driveAfter(begun, []), [aRide('accepted')]).left).toBeNull();
  });

  test('a ride that somebody else has now leaves a word behind, too, and so does an offer that is over', () => {
    expect(driveAfter(begun, [])).toMatchObject({ held: [], left: { was, ended: null } });
    const asked = driveAfter(NO_DRIVE, [aRide('offered')]);
    expect(driveAfter(asked, []).left).toMatchObject({ was: { state: 'offered' }, ended: null });
  });

  test('of several that go at once the one that was driven is told', () => {
    const both = driveAfter(NO_DRIVE, [as('asked', aRide('offered')), was]);
    expect(driveAfter(both, []).left?.was).toBe(was);
  });

  test('the next ride that is driven takes the word of the one before away, and an offer does not', () => {
    const left = driveAfter(begun, []);
    expect(driveAfter(left, [as('next', aRide('offered'))]).left).toBe(left.left);
    expect(driveAfter(left, [as('next', aRide('on_the_way'))]).left).toBeNull();
  });
});
