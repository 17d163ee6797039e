import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { givesBack } from '../model/steps/gives-back.builder.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { after, aStoredRide, CARD } from '../model/ride/ride.builder.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';
import type { RideOrder } from './take-step.ts';

const ID = 'ride-1';
const TAKE: RideOrder = { did: 'take', minutes: null };

function asDriver(state: RideState = 'requested', shift: Readonly<Record<string, unknown>> = {}) {
  const world = aRideWorld(DARIO);
  world.put(`rides/${ID}`, aStoredRide(state));
  world.put('drivers/u-dario', aStoredShift(shift));
  return { ...world, ride: world.rideOf(ID) };
}

function asRider(state: RideState = 'requested') {
  const world = aRideWorld(ROBIN);
  world.put(`rides/${ID}`, aStoredRide(state));
  return { ...world, ride: world.rideOf(ID) };
}

describe('a driver’s step', () => {
  it('taking a ride stores the car of the driver’s shift in the ride, and the ride in the shift', async () => {
    const { takeStep, ride, rideOf, documents, heard } = asDriver();
    valueOf(await takeStep(ride, { did: 'take', minutes: 10 }));
    expect(rideOf(ID)).toMatchObject({
      state: 'on_the_way',
      driver: 'u-dario',
      card: { vehicle: 'Blue van', plate: 'CB 1' },
      etaAt: after(600),
      log: [{ did: 'request' }, { did: 'take', by: 'u-dario' }],
    });
    expect(documents.read('drivers/u-dario')).toHaveProperty('ride', ID);
    expect(heard).toEqual(['look']);
  });

  it.each([
    ['the last estimate if it is ahead', after(240), after(540)],
    ['now if the last estimate is past', after(-60), after(300)],
    ['now without an estimate', undefined, after(300)],
  ] as const)('the five minutes that a driver on the way adds count from %s', async (_, said, expected) => {
    const { takeStep, put, rideOf } = asDriver();
    put(`rides/${ID}`, aStoredRide('on_the_way', { etaAt: said }));
    valueOf(await takeStep(rideOf(ID), { did: 'estimate', minutes: 5 }));
    expect(rideOf(ID)).toMatchObject({ state: 'on_the_way', etaAt: expected, did: 'estimate' });
  });

  it('an estimate up to three hours ahead is sent, and a later estimate is refused', async () => {
    const { takeStep, put, rideOf, clock, requestsOf } = asDriver();
    const ahead = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    put(`rides/${ID}`, aStoredRide('on_the_way', { etaAt: ahead(175) }));
    valueOf(await takeStep(rideOf(ID), { did: 'estimate', minutes: 5 }));
    expect(errorOf(await takeStep(rideOf(ID), { did: 'estimate', minutes: 5 }))).toEqual({
      code: 'arrival-too-late',
    });
    expect(requestsOf('write rides')).toBe(1);
  });

  it.each([
    ['off duty', { duty: 'off' }],
    ['on a break', { duty: 'break' }],
    ['with a damaged shift', { duty: 'asleep' }],
  ])('a driver %s cannot take a ride, and nothing is sent', async (_, shift) => {
    const { takeStep, ride, requestsOf } = asDriver('requested', shift);
    expect(errorOf(await takeStep(ride, TAKE))).toEqual({ code: 'not-on-duty' });
    expect(requestsOf('write rides')).toBe(0);
  });
});

describe('a passenger’s step', () => {
  it('a note is trimmed, and an empty one counts as none', async () => {
    const noteAfter = async (note: string) => {
      const { takeStep, ride, rideOf, documents } = asRider();
      valueOf(await takeStep(ride, { did: 'cancel', why: 'other', note }));
      expect(rideOf(ID).log[1]).toMatchObject({ why: 'other', note: null });
      return documents.read(`rides/${ID}/remarks/1`)?.['note'] ?? null;
    };
    expect(await noteAfter(' Lift from a friend ')).toBe('Lift from a friend');
    expect(await noteAfter('  ')).toBeNull();
  });

  it('a passenger can cancel although the settings cannot be read, but the note is not stored', async () => {
    const { takeStep, ride, rideOf, documents, hide } = asRider();
    hide('settings/rides', { code: 'network' });
    valueOf(await takeStep(ride, { did: 'cancel', why: 'other', note: 'Lift from a friend' }));
    expect(rideOf(ID)).toMatchObject({ state: 'cancelled', log: [{}, { why: 'other' }] });
    expect(documents.read(`rides/${ID}/remarks/1`)).toBeNull();
  });

  it('a driver cannot give back with a note if the settings cannot be read, and nothing is sent', async () => {
    const driver = asDriver('on_the_way');
    driver.hide('settings/rides');
    const giveBack = givesBack({ why: 'other', note: 'Flat tyre' });
    expect(errorOf(await driver.takeStep(driver.ride, giveBack))).toEqual({ code: 'permission-denied' });
    expect(driver.requestsOf('write rides')).toBe(0);
  });

  it('a step is refused while signed out', async () => {
    const { takeStep } = aRideWorld(null);
    const { ride } = asRider();
    expect(errorOf(await takeStep(ride, { did: 'extend' })).code).toBe('session-expired');
  });
});

describe('a step whose sending failed', () => {
  it('fails if the ride cannot be read back', async () => {
    const { takeStep, ride, hide, script } = asDriver();
    script('lost');
    hide(`rides/${ID}`, { code: 'network' });
    expect(errorOf(await takeStep(ride, TAKE))).toEqual({ code: 'network' });
  });

  it('fails if the ride is damaged when it is read back', async () => {
    const { takeStep, ride, meanwhile, put, script } = asDriver();
    script('unsent');
    meanwhile(() => put(`rides/${ID}`, { rev: 1 }));
    expect(errorOf(await takeStep(ride, TAKE))).toEqual({ code: 'network' });
  });
});

describe('a step that was taken without a network', () => {
  const saidAt = after(100);

  it('has the time that the driver reported and the time of the server in the log', async () => {
    const { takeStep, ride, rideOf, clock, script } = asDriver('on_the_way');
    clock.advance(400_000);
    script('unsent');
    valueOf(await takeStep(ride, { did: 'arrive', saidAt }));
    expect(rideOf(ID)).toMatchObject({ arrivedAt: after(400), log: [{}, { at: after(400), saidAt }] });
  });

  it('is sent without its time after a denial, which a fast clock may cause', async () => {
    const { takeStep, ride, rideOf, script } = asDriver('on_the_way');
    script('denied');
    valueOf(await takeStep(ride, { did: 'arrive', saidAt }));
    expect(rideOf(ID)).toMatchObject({ state: 'arrived', log: [{}, { did: 'arrive', saidAt: null }] });
  });
});

describe('a step on a ride that has changed or is hidden', () => {
  it('succeeds if it gives back the hidden ride, and fails with `ride-taken` if it is an arrival', async () => {
    const { takeStep, ride, hide, script } = asDriver('on_the_way');
    script('lost');
    hide(`rides/${ID}`);
    valueOf(await takeStep(ride, givesBack()));
    expect(errorOf(await takeStep(ride, { did: 'arrive' }))).toEqual({ code: 'ride-taken' });
  });

  it.each([
    ['requested', TAKE],
    ['on_the_way', givesBack()],
  ] as const)(
    'is only denied, in the state %s, to a driver whose session or approval has ended',
    async (from, order) => {
      const { takeStep, ride, hide, script } = asDriver(from);
      script('denied');
      hide(`rides/${ID}`);
      hide('settings/rides');
      expect(errorOf(await takeStep(ride, order))).toEqual({ code: 'permission-denied' });
    },
  );

  it('is only denied to a passenger who cannot read the ride', async () => {
    const { takeStep, ride, hide, script } = asRider();
    script('denied');
    hide(`rides/${ID}`);
    expect(errorOf(await takeStep(ride, { did: 'extend' }))).toEqual({ code: 'permission-denied' });
  });

  it('fails with `ride-changed` if it extends a search and a driver takes the ride meanwhile', async () => {
    const { takeStep, ride, meanwhile, step, heard } = asRider();
    meanwhile(() => step(ID, { did: 'take', card: CARD, etaAt: null }, 'u-dilek'));
    expect(errorOf(await takeStep(ride, { did: 'extend' }))).toEqual({
      code: 'ride-changed',
      state: 'on_the_way',
      did: 'take',
      by: 'driver',
    });
    expect(heard).toEqual(['look']);
  });
});
