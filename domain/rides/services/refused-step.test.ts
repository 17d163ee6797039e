import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { after, aStoredRide } from '../model/ride/ride.builder.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';
import type { RideOrder } from './take-step.ts';

const ID = 'ride-1';

/** A world `seconds` after a booking, in which the rules refuse both attempts of a step. */
function refused(user: typeof DARIO, document: object, seconds: number) {
  const world = aRideWorld(user);
  world.put(`rides/${ID}`, document);
  world.put('drivers/u-dario', aStoredShift());
  world.clock.advance(seconds * 1000);
  world.script('denied', 'denied');
  const refusalOf = async (order: RideOrder) => errorOf(await world.takeStep(world.rideOf(ID), order));
  return { ...world, refusalOf };
}

describe('a driver at home', () => {
  const LATER = { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) };
  const CAR = { label: 'Blue van', plate: 'CB 1', colour: null, seats: 6, needs: [], active: true };
  const atHome = (document: object, shift: object | null, car: object | null = CAR) => {
    const world = aRideWorld(DARIO);
    world.put(`rides/${ID}`, document);
    if (car !== null) world.put('vehicles/car-1', car);
    if (shift !== null) world.put('drivers/u-dario', shift);
    return { ...world, reserve: () => world.takeStep(world.rideOf(ID), { did: 'reserve' }) };
  };

  it('promises a later ride off duty or on a break, in the car of the record', async () => {
    for (const duty of ['off', 'break']) {
      const { reserve, rideOf, documents } = atHome(aStoredRide('requested', LATER), aStoredShift({ duty }));
      valueOf(await reserve());
      expect(rideOf(ID)).toMatchObject({ state: 'accepted', card: { plate: 'CB 1' } });
      expect(documents.read('drivers/u-dario')).toMatchObject({ duty, slots: { later1: ID } });
    }
  });

  it('cannot promise a later ride in a car that a colleague owns or that is gone', async () => {
    const refusalIn = async (car: object | null) =>
      errorOf(await atHome(aStoredRide('requested', LATER), aStoredShift({ duty: 'off' }), car).reserve());
    expect(await refusalIn({ ...CAR, owner: 'u-dilek' })).toEqual({ code: 'vehicle-of-colleague' });
    expect(await refusalIn(null)).toEqual({ code: 'vehicle-unavailable' });
  });

  it('cannot promise a ride that is due, or any ride before a car is chosen', async () => {
    const due = atHome(aStoredRide('requested'), aStoredShift({ duty: 'off' }));
    expect(errorOf(await due.reserve())).toEqual({ code: 'not-on-duty' });
    const unknown = atHome(aStoredRide('requested', LATER), null);
    expect(errorOf(await unknown.reserve())).toEqual({ code: 'vehicle-required' });
    expect(unknown.requestsOf('write rides')).toBe(0);
  });
});

describe('a step that the rules refuse', () => {
  it('a no-show before the end of the wait fails with the time of this end', async () => {
    const { refusalOf } = refused(DARIO, aStoredRide('arrived'), 599);
    expect(await refusalOf({ did: 'no_show' })).toEqual({ code: 'too-early', at: after(600) });
  });

  it('a no-show after the wait does not fail as too early', async () => {
    const { refusalOf } = refused(DARIO, aStoredRide('arrived'), 600);
    expect(await refusalOf({ did: 'no_show' })).toEqual({ code: 'permission-denied' });
  });

  it('taking a later ride before it is due fails with the time when it is due', async () => {
    const later = aStoredRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });
    const { refusalOf } = refused(DARIO, later, 0);
    expect(await refusalOf({ did: 'take', minutes: 5 })).toEqual({ code: 'too-early', at: after(5400) });
  });

  it('taking or extending an expired request fails with `ride-expired`', async () => {
    const taking = refused(DARIO, aStoredRide(), 1800);
    expect(await taking.refusalOf({ did: 'take', minutes: null })).toEqual({ code: 'ride-expired' });
    const extending = refused(ROBIN, aStoredRide(), 1800);
    expect(await extending.refusalOf({ did: 'extend' })).toEqual({ code: 'ride-expired' });
  });

  it('taking a request that the driver can no longer read fails as expired, or before that as taken', async () => {
    const failureAt = (seconds: number) => {
      const { refusalOf, hide } = refused(DARIO, aStoredRide(), seconds);
      hide(`rides/${ID}`);
      return refusalOf({ did: 'take', minutes: null });
    };
    expect(await failureAt(1800)).toEqual({ code: 'ride-expired' });
    expect(await failureAt(1799)).toEqual({ code: 'ride-taken' });
  });

  it('extending a search that has just begun fails with the time from which it is allowed', async () => {
    const { refusalOf } = refused(ROBIN, aStoredRide(), 59);
    expect(await refusalOf({ did: 'extend' })).toEqual({ code: 'too-early', at: after(60) });
  });

  it.each(['take', 'reserve'] as const)(
    'the step %s fails with `refused-before` for a driver who has refused the ride',
    async (did) => {
      const later = { kind: 'later', declined: ['u-dario'] };
      const { refusalOf } = refused(DARIO, aStoredRide('requested', later), 10);
      const refusal = await refusalOf(did === 'take' ? { did, minutes: null } : { did });
      expect(refusal).toEqual({ code: 'refused-before' });
    },
  );

  it.each([
    ['is over', 'completed', 'u-dario'],
    ['went to another driver', 'on_the_way', 'u-dilek'],
  ] as const)('a pointer to a ride that %s does not lock a driver', async (_, state, driver) => {
    const { refusalOf, put } = refused(DARIO, aStoredRide(), 10);
    put('rides/ride-0', aStoredRide(state, { driver }));
    put('drivers/u-dario', aStoredShift({ ride: 'ride-0' }));
    expect(await refusalOf({ did: 'take', minutes: null })).toEqual({ code: 'permission-denied' });
  });

  it('a refusal is reported as a denial if its reason cannot be read', async () => {
    const { refusalOf, put, hide, meanwhile } = refused(DARIO, aStoredRide(), 10);
    put('drivers/u-dario', aStoredShift({ ride: 'ride-0' }));
    meanwhile(() => hide('drivers/u-dario'));
    expect(await refusalOf({ did: 'take', minutes: null })).toEqual({ code: 'permission-denied' });
  });
});
