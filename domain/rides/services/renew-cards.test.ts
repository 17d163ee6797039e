import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { aStoredRide, CARD } from '../model/ride/ride.builder.ts';
import { aRideWorld, ADA, DARIO } from './ride-world.builder.ts';

const VAN = { label: 'Red van', plate: 'CB 2', colour: 'red', seats: 6, needs: [], active: true };
const PHONE = '+1 555 0102';
const NEW = { name: 'Dario Driver', vehicle: 'Red van', plate: 'CB 2', colour: 'red', phone: PHONE };
const START = aStoredShift().dutySince;

/** The driver Dario is on duty, drives one ride and has promised another. */
function aWorld(user: typeof ADA | null = DARIO, shift: object = {}) {
  const world = aRideWorld(user);
  world.put('vehicles/car-1', { ...VAN, label: 'Blue van', plate: 'CB 1', colour: null });
  world.put('vehicles/car-2', VAN);
  world.put('drivers/u-dario', aStoredShift({ ride: 'ride-1', slots: { next: 'ride-2' }, ...shift }));
  world.put('rides/ride-1', aStoredRide('on_the_way'));
  world.put('rides/ride-2', aStoredRide('accepted'));
  world.put('rides/ride-3', aStoredRide('on_the_way', { driver: 'u-dilek' }));
  const stored = () => world.documents.read('drivers/u-dario');
  const cards = () => ['ride-1', 'ride-2', 'ride-3'].map((id) => world.rideOf(id).card);
  return { ...world, stored, cards };
}

describe('another car and number of a driver', () => {
  it('are shown by all open rides of a driver who enters them while driving', async () => {
    const { driverShift, cards, rideOf, stored, heard, documents } = aWorld();
    valueOf(await driverShift.start('car-2', PHONE));
    expect(stored()).toMatchObject({ duty: 'on', phone: PHONE, vehicle: { id: 'car-2' }, turn: 1 });
    expect(cards()).toEqual([NEW, NEW, CARD]);
    expect(rideOf('ride-1')).toMatchObject({ state: 'on_the_way', did: 'renew_card', rev: 1 });
    expect(rideOf('ride-1').log.at(-1)).toMatchObject({ did: 'renew_card', by: 'u-dario', why: null });
    expect(documents.read('drivers/u-dario/duties/0')).toMatchObject({ plate: 'CB 1', by: 'u-dario' });
    expect(documents.read('carsInUse/u-dario')).toMatchObject({ car: 'car-2' });
    expect(heard).toEqual(['look']);
  });

  it('are shown by the promised rides of a driver who begins the next shift with them', async () => {
    const { driverShift, cards } = aWorld(DARIO, { duty: 'off', ride: null });
    valueOf(await driverShift.start('car-2', PHONE));
    expect(cards()[1]).toEqual(NEW);
  });

  it('renew nothing and read no rides if they are the same after a break', async () => {
    const { driverShift, rideOf, requestsOf } = aWorld(DARIO, { duty: 'break' });
    valueOf(await driverShift.start('car-1', '+1 555 0101'));
    expect(rideOf('ride-1').rev).toBe(0);
    expect(requestsOf('list rides driver== open==')).toBe(0);
  });

  it('are stored in the shift although a card was not sent, and the next renewal renews the card', async () => {
    const { driverShift, renewCards, script, cards, stored } = aWorld();
    script('answered', 'unsent', 'answered', 'unsent');
    valueOf(await driverShift.start('car-2', PHONE));
    expect(stored()).toMatchObject({ phone: PHONE });
    expect(cards()).toEqual([CARD, NEW, CARD]);
    valueOf(await renewCards('u-dario'));
    expect(cards()).toEqual([NEW, NEW, CARD]);
  });

  it('are stored only once in a ride if the answer is lost', async () => {
    const { renewCards, script, rideOf } = aWorld(DARIO, { phone: PHONE });
    script('lost', 'lost');
    valueOf(await renewCards('u-dario'));
    expect(rideOf('ride-1')).toMatchObject({ rev: 1, card: { phone: PHONE } });
    expect(rideOf('ride-1').log).toHaveLength(2);
  });
});

describe('a page that renews a card', () => {
  it('is refused after another page has renewed the same card', async () => {
    const { renewCards, meanwhile, step, rideOf } = aWorld(DARIO, { phone: PHONE });
    meanwhile(() => step('ride-1', { did: 'renew_card', card: { ...CARD, phone: PHONE } }, 'u-ada'));
    expect(errorOf(await renewCards('u-dario', [rideOf('ride-1')]))).toMatchObject({
      code: 'ride-changed',
      did: 'renew_card',
      by: 'dispatch',
    });
    expect(rideOf('ride-1')).toMatchObject({ rev: 1, card: { phone: PHONE } });
  });

  it('reads the shift, and sends nothing if the card is up to date', async () => {
    const { renewCards, step, rideOf, requestsOf } = aWorld(ADA, { phone: PHONE });
    step('ride-1', { did: 'renew_card', card: { ...CARD, phone: PHONE } }, 'u-dario');
    valueOf(await renewCards('u-dario', [rideOf('ride-1')]));
    expect(requestsOf('write rides')).toBe(0);
  });

  it('is refused while signed out, and sends nothing for a driver without a shift', async () => {
    expect(errorOf(await aWorld(null).renewCards('u-dario')).code).toBe('session-expired');
    const { renewCards, requestsOf } = aWorld(ADA);
    valueOf(await renewCards('u-nobody'));
    expect(requestsOf('write rides')).toBe(0);
  });
});

describe('car and number that dispatch sets for a driver', () => {
  it('are stored with the dispatcher who set them, and shown by the open rides', async () => {
    const { drivers, stored, cards, documents, clock } = aWorld(ADA);
    valueOf(await drivers.setCar('u-dario', 'car-2', ' +1 555 0102 '));
    expect(stored()).toEqual({
      ...aStoredShift({ ride: 'ride-1', slots: { next: 'ride-2' } }),
      phone: PHONE,
      vehicle: { id: 'car-2', label: 'Red van', plate: 'CB 2', colour: 'red', seats: 6 },
      dutySince: clock.now(),
      turn: 1,
      setBy: { by: 'u-ada', name: 'Ada Admin', at: clock.now() },
    });
    expect(cards()).toEqual([NEW, NEW, CARD]);
    expect(documents.read('drivers/u-dario/duties/0')).toMatchObject({
      plate: 'CB 1',
      since: START,
      by: 'u-ada',
    });
    expect(documents.read('carsInUse/u-dario')).toMatchObject({ car: 'car-2' });
  });

  it('leave the car and its time if only the number changes', async () => {
    const { drivers, stored, documents } = aWorld(ADA);
    valueOf(await drivers.setCar('u-dario', 'car-1', PHONE));
    expect(stored()).toMatchObject({ phone: PHONE, vehicle: aStoredShift().vehicle });
    expect(documents.read('carsInUse/u-dario')).toBeNull();
  });

  it.each([
    ['', PHONE, 'vehicle-required'],
    ['car-9', PHONE, 'vehicle-unavailable'],
    ['car-2', ' ', 'phone-required'],
    ['car-2', 'none', 'phone-unusable'],
  ])('are refused for the car %j and the number %j: %s', async (car, phone, code) => {
    const { drivers, requestsOf } = aWorld(ADA);
    expect(errorOf(await drivers.setCar('u-dario', car, phone)).code).toBe(code);
    expect(requestsOf('write drivers')).toBe(0);
  });

  it.each(['break', 'off'] as const)(
    'are refused for a driver whose duty is %s, or who has no shift',
    async (duty) => {
      const { drivers } = aWorld(ADA, { duty });
      expect(errorOf(await drivers.setCar('u-dario', 'car-2', PHONE)).code).toBe('driver-off-duty');
      expect(errorOf(await drivers.setCar('u-nobody', 'car-2', PHONE)).code).toBe('driver-off-duty');
    },
  );

  it.each([
    ['lost', undefined, 1],
    ['unsent', 'network', 0],
    ['denied', 'permission-denied', 0],
  ] as const)('if the request is %s, the failure is %s', async (fate, code, turn) => {
    const { drivers, script, stored } = aWorld(ADA);
    script(fate);
    const set = await drivers.setCar('u-dario', 'car-2', PHONE);
    expect(set.ok ? undefined : set.error.code).toBe(code);
    expect(stored()).toHaveProperty('turn', turn);
  });

  it('are sent once more if the driver has changed the shift at the same moment', async () => {
    const { drivers, script, stored, meanwhile, put } = aWorld(ADA);
    meanwhile(() => put('drivers/u-dario', aStoredShift({ phone: '+1 555 0109', turn: 1 })));
    script('denied');
    valueOf(await drivers.setCar('u-dario', 'car-2', PHONE));
    expect(stored()).toMatchObject({ phone: PHONE, turn: 2, setBy: { by: 'u-ada' } });
  });

  it('cannot be set by another driver', async () => {
    const { drivers, requestsOf } = aWorld(DARIO);
    expect(errorOf(await drivers.setCar('u-dilek', 'car-2', PHONE))).toEqual({ code: 'permission-denied' });
    expect(requestsOf('write drivers')).toBe(0);
  });
});
