import { describe, expect, test } from 'vitest';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { currentRide, heldRides, offersIn, promisedBesides } from './current-ride.ts';
import { driveReducer, NO_DRIVE } from './drive-reducer.ts';

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
  const begun = driveReducer(NO_DRIVE, [was]);

  test('nothing is known before the server has answered, and its first answer is no news', () => {
    expect(driveReducer(NO_DRIVE, null)).toBe(NO_DRIVE);
    expect(begun).toMatchObject({ held: [was], come: null, left: null });
  });

  test('a ride that is asked for or promised afterwards is news', () => {
    const asked = as('asked', aRide('offered'));
    expect(driveReducer(begun, [was, asked]).come).toBe(asked);
  });

  test('what came is news for as long as it stands as it came', () => {
    const asked = as('asked', aRide('offered'));
    const came = driveReducer(begun, [was, asked]);
    expect(driveReducer(came, [aRide('arrived'), asked]).come).toBe(asked);
    expect(driveReducer(came, [was, as('asked', aRide('accepted'))]).come).toBeNull();
    expect(driveReducer(came, [was]).come).toBeNull();
  });

  test('a ride that went on leaves nothing behind', () => {
    const arrived = aRide('arrived');
    expect(driveReducer(begun, [arrived])).toMatchObject({ held: [arrived], come: null, left: null });
  });

  test('a ride that ended leaves its end behind', () => {
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveReducer(begun, [ended])).toMatchObject({ held: [], left: { was, ended } });
  });

  test('an end that is not stored in the end is told as it is, and not of a ride that is the driver’s again', () => {
    const left = driveReducer(begun, [aRide('completed', { driver: 'u-dario' })]);
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveReducer(left, [ended]).left).toEqual({ was, ended });
    expect(driveReducer(left, []).left).toEqual({ was, ended: null });
    expect(driveReducer(left, [aRide('accepted')]).left).toBeNull();
    expect(driveReducer(driveReducer(begun, []), [aRide('accepted')]).left).toBeNull();
  });

  test('a ride that somebody else has now leaves a word behind, too, and so does an offer that is over', () => {
    expect(driveReducer(begun, [])).toMatchObject({ held: [], left: { was, ended: null } });
    const asked = driveReducer(NO_DRIVE, [aRide('offered')]);
    expect(driveReducer(asked, []).left).toMatchObject({ was: { state: 'offered' }, ended: null });
  });

  test('of several that go at once the one that was driven is told', () => {
    const both = driveReducer(NO_DRIVE, [as('asked', aRide('offered')), was]);
    expect(driveReducer(both, []).left?.was).toBe(was);
  });

  test('the next ride that is driven takes the word of the one before away, and an offer does not', () => {
    const left = driveReducer(begun, []);
    expect(driveReducer(left, [as('next', aRide('offered'))]).left).toBe(left.left);
    expect(driveReducer(left, [as('next', aRide('on_the_way'))]).left).toBeNull();
  });
});
