import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, aPendingUser } from '../../accounts/model/user.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import { aRideWorld, DARIO } from './ride-world.builder.ts';

function asAdmin(shift: object) {
  const world = aRideWorld(anApprovedAdmin());
  world.put('drivers/u-dario', shift);
  const stored = () => world.documents.read('drivers/u-dario');
  return { ...world, stored };
}

describe('ending a forgotten shift', () => {
  it('the driver is off duty from now, and everything else of the shift stays', async () => {
    const { drivers, stored, clock, heard } = asAdmin(aStoredShift({ ride: 'ride-1' }));
    valueOf(await drivers.endShift('u-dario'));
    expect(stored()).toEqual(aStoredShift({ duty: 'off', dutySince: clock.now(), turn: 1, ride: 'ride-1' }));
    expect(valueOf(await drivers.shift('u-dario'))?.duty).toBe('off');
    expect(heard).toEqual(['look']);
  });

  it('the shift of a driver who is driving goes on, and the ride is named; a ride that is over does not prevent the end', async () => {
    for (const [state, failure] of [
      ['arrived', { code: 'already-driving', ride: 'ride-1' }],
      ['completed', { code: 'permission-denied' }],
    ] as const) {
      const { drivers, put, script } = asAdmin(aStoredShift({ ride: 'ride-1' }));
      put('rides/ride-1', aStoredRide(state, { driver: 'u-dario' }));
      script('denied');
      // oxlint-disable-next-line no-await-in-loop -- one world after the other
      expect(errorOf(await drivers.endShift('u-dario'))).toEqual(failure);
    }
  });

  it('the shift of a driver with a promise that is due goes on, and the ride is named', async () => {
    const { drivers, put, script } = asAdmin(aStoredShift({ slots: { next: 'ride-1' } }));
    put('rides/ride-1', aStoredRide('accepted'));
    script('denied');
    expect(errorOf(await drivers.endShift('u-dario'))).toEqual({ code: 'promise-due', ride: 'ride-1' });
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
