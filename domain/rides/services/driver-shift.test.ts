import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, anApprovedUser, aPendingUser } from '../../accounts/model/user.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { after, aStoredRide } from '../model/ride/ride.builder.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const VAN = { label: 'Blue van', plate: 'CB 1', colour: null, seats: 6, needs: [], active: true };

function asDriver(shift: object | null = null, user = DARIO) {
  const world = aRideWorld(user);
  world.put('vehicles/car-1', VAN);
  if (shift !== null) world.put('drivers/u-dario', shift);
  const stored = () => world.documents.read('drivers/u-dario');
  return { ...world, stored };
}

describe('going on duty', () => {
  it('the first shift has the driver’s name, number and car', async () => {
    const { driverShift: shift, stored } = asDriver();
    expect(valueOf(await shift.read())).toBeNull();
    valueOf(await shift.start('car-1', ' +1 555 0101 '));
    expect(stored()).toMatchObject({
      name: 'Dario Driver',
      phone: '+1 555 0101',
      vehicle: { id: 'car-1', label: 'Blue van', plate: 'CB 1', seats: 6 },
      duty: 'on',
      ride: null,
    });
    expect(valueOf(await shift.read())).toMatchObject({ duty: 'on' });
  });

  it.each([
    ['', '55112', 'vehicle-required'],
    ['car-9', '55112', 'vehicle-unavailable'],
    ['car-1', ' ', 'phone-required'],
    ['car-1', 'none', 'phone-unusable'],
  ])('a driver cannot go on duty in the car %j with the number %j: %s', async (car, phone, code) => {
    const { driverShift: shift, requestsOf } = asDriver();
    expect(errorOf(await shift.start(car, phone)).code).toBe(code);
    expect(requestsOf('write drivers')).toBe(0);
  });

  it('a withdrawn vehicle cannot be chosen', async () => {
    const { driverShift: shift, put } = asDriver();
    put('vehicles/car-1', { ...VAN, active: false });
    expect(errorOf(await shift.start('car-1', '55112'))).toEqual({ code: 'vehicle-unavailable' });
  });

  it('a driver at home stores a car and a number before the first shift, changes both later, and stays off duty', async () => {
    const { driverShift: shift, put, stored } = asDriver();
    valueOf(await shift.prepare('car-1', ' +1 555 0101 '));
    expect(stored()).toMatchObject({
      duty: 'off',
      phone: '+1 555 0101',
      vehicle: { plate: 'CB 1' },
      turn: 0,
    });
    put('vehicles/car-2', { ...VAN, plate: 'CB 2' });
    valueOf(await shift.prepare('car-2', '55112'));
    expect(stored()).toMatchObject({ duty: 'off', phone: '55112', vehicle: { plate: 'CB 2' }, turn: 1 });
    expect(errorOf(await shift.prepare('car-9', '55112'))).toEqual({ code: 'vehicle-unavailable' });
  });

  it.each(['on', 'break'])(
    'a driver whose duty is %s cannot store a car for home, and the shift goes on',
    async (duty) => {
      const { driverShift: shift, stored, requestsOf } = asDriver(aStoredShift({ duty }));
      expect(errorOf(await shift.prepare('car-1', '55112'))).toEqual({ code: 'shift-changed-just-now' });
      expect(stored()).toMatchObject({ duty });
      expect(requestsOf('write drivers')).toBe(0);
    },
  );

  it('a driver without a name cannot go on duty', async () => {
    const { driverShift: shift } = asDriver(null, anApprovedUser({ ...DARIO, name: null }));
    expect(errorOf(await shift.start('car-1', '55112'))).toEqual({ code: 'name-required' });
  });

  it('a passenger has no shift', async () => {
    const { driverShift: shift, requestsOf } = aRideWorld(ROBIN);
    expect(errorOf(await shift.start('car-1', '55112'))).toEqual({ code: 'permission-denied' });
    expect(errorOf(await shift.read())).toEqual({ code: 'permission-denied' });
    expect(requestsOf('read drivers')).toBe(0);
  });
});

describe('the cars that colleagues have', () => {
  it('cannot be read by a passenger', async () => {
    const { driverShift } = aRideWorld(ROBIN);
    expect(errorOf(await driverShift.colleaguesCars())).toEqual({ code: 'permission-denied' });
  });
});

describe('going off duty', () => {
  it('a shift keeps its number and car, although the car was renamed and withdrawn', async () => {
    const { driverShift: shift, stored, put } = asDriver(aStoredShift());
    put('vehicles/car-1', { ...VAN, label: 'Old van', active: false });
    valueOf(await shift.stop('off'));
    expect(stored()).toMatchObject({ duty: 'off', vehicle: { label: 'Blue van' }, phone: '+1 555 0101' });
  });

  it('a driver who never was on duty cannot go off duty', async () => {
    expect(errorOf(await asDriver().driverShift.stop('off'))).toEqual({ code: 'not-on-duty' });
  });

  it('the failure names the ride that the driver drives, and no ride that is completed', async () => {
    for (const [state, failure] of [
      ['in_progress', { code: 'already-driving', ride: 'ride-1' }],
      ['completed', { code: 'permission-denied' }],
    ] as const) {
      const { driverShift: shift, put, script } = asDriver(aStoredShift({ ride: 'ride-1' }));
      put('rides/ride-1', aStoredRide(state, { driver: 'u-dario' }));
      script('denied');
      expect(errorOf(await shift.stop('off'))).toEqual(failure);
    }
  });
});

describe('a change of duty that the rules refuse', () => {
  const LATER = { kind: 'later', driver: 'u-dario', pickupAt: after(7200), searchFrom: after(7200) };
  /** The shift of Dario, `seconds` after the booking of a ride in one of his slots. */
  const promising = (seconds: number, ride: object) => {
    const world = asDriver(aStoredShift({ slots: { later1: null, later3: 'ride-1' } }));
    world.put('rides/ride-1', ride);
    world.clock.advance(seconds * 1000);
    world.script('denied');
    return world.driverShift;
  };

  it.each([
    ['that is not due yet', 5399, aStoredRide('accepted', LATER)],
    ['that another driver has by now', 5400, aStoredRide('accepted', { ...LATER, driver: 'u-dilek' })],
    ['that has ended', 5400, aStoredRide('cancelled', LATER)],
  ])('has a failure without a promised ride %s', async (_, seconds, ride) => {
    expect(errorOf(await promising(seconds, ride).stop('off'))).toEqual({ code: 'permission-denied' });
  });

  it('has a failure with the ride that is driven rather than a promised ride', async () => {
    const { driverShift, put, script } = asDriver(
      aStoredShift({ ride: 'ride-0', slots: { next: 'ride-1' } }),
    );
    put('rides/ride-0', aStoredRide('in_progress'));
    put('rides/ride-1', aStoredRide('accepted'));
    script('denied');
    expect(errorOf(await driverShift.stop('off'))).toEqual({ code: 'already-driving', ride: 'ride-0' });
  });

  it('has a failure without the promise if the driver goes on duty', async () => {
    const { driverShift, put, script } = asDriver(aStoredShift({ duty: 'off', slots: { next: 'ride-1' } }));
    put('rides/ride-1', aStoredRide('accepted'));
    script('denied');
    expect(errorOf(await driverShift.start('car-1', '55112'))).toEqual({ code: 'permission-denied' });
  });
});

describe('an end of duty that is entered later', () => {
  it('the duty has the entered end, and the driver is off duty from now on', async () => {
    const { driverShift, documents, stored, clock } = asDriver(aStoredShift());
    clock.advance(8 * 3_600_000);
    valueOf(await driverShift.stop('off', after(3600)));
    expect(stored()).toMatchObject({ duty: 'off', dutySince: clock.now(), turn: 1 });
    expect(documents.read('drivers/u-dario/duties/0')).toMatchObject({
      until: after(3600),
      endedAt: clock.now(),
      by: 'u-dario',
    });
  });

  it.each([
    ['in the future', 11],
    ['before the duty began', -10 * 3600],
  ])('an end %s is refused, and nothing is sent', async (_, seconds) => {
    const { driverShift, clock, requestsOf } = asDriver(aStoredShift());
    const until = new Date(clock.now().getTime() + seconds * 1000);
    expect(errorOf(await driverShift.stop('off', until)).code).toBe('shift-times-unusable');
    expect(requestsOf('write drivers')).toBe(0);
  });
});

describe('a sign of life', () => {
  it('a sign of life changes only the time of the last sign in the driver’s record', async () => {
    const { driverShift: shift, stored } = asDriver(aStoredShift({ seenAt: new Date(0) }));
    valueOf(await shift.giveSign());
    expect(stored()).toMatchObject(aStoredShift({ seenAt: expect.any(Date) }));
    expect(stored()).not.toMatchObject({ seenAt: new Date(0) });
  });

  it('a passenger cannot give a sign of life, and nothing is sent', async () => {
    const { driverShift: shift, requestsOf } = asDriver(null, ROBIN);
    expect(errorOf(await shift.giveSign())).toEqual({ code: 'permission-denied' });
    expect(requestsOf('write drivers')).toBe(0);
  });
});

function asAdmin(shift: object) {
  const world = aRideWorld(anApprovedAdmin());
  world.put('drivers/u-dario', shift);
  const stored = () => world.documents.read('drivers/u-dario');
  return { ...world, stored };
}

describe('ending a forgotten shift', () => {
  it('the driver is off duty from now on, and everything else of the shift stays', async () => {
    const { drivers, stored, clock, heard } = asAdmin(aStoredShift({ ride: 'ride-1' }));
    valueOf(await drivers.endShift('u-dario'));
    expect(stored()).toEqual(aStoredShift({ duty: 'off', dutySince: clock.now(), turn: 1, ride: 'ride-1' }));
    expect(valueOf(await drivers.shift('u-dario'))?.duty).toBe('off');
    expect(heard).toEqual(['look']);
  });

  it('a driver who never was on duty has no shift to end', async () => {
    const { drivers } = aRideWorld(anApprovedAdmin());
    expect(valueOf(await drivers.shift('u-dario'))).toBeNull();
    expect(errorOf(await drivers.endShift('u-dario')).code).toBe('permission-denied');
  });

  it.each([DARIO, aPendingUser({ role: 'admin' })])(
    'a $status $role cannot end a shift, and nothing is sent',
    async (user) => {
      const { drivers, requestsOf } = aRideWorld(user);
      expect(errorOf(await drivers.endShift('u-dilek'))).toEqual({ code: 'permission-denied' });
      expect(requestsOf('write drivers')).toBe(0);
    },
  );
});
