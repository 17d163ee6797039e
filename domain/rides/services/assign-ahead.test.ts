import { describe, expect, it } from 'vitest';
import { valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift, FULL_SLOTS } from '../model/firm/shift.builder.ts';
import { after, aStoredRide } from '../model/ride/ride.builder.ts';
import { ADA, aRideWorld } from './ride-world.builder.ts';

const ID = 'ride-1';
const ASSIGN = { did: 'assign', driver: 'u-dario' } as const;

/** A world in which Ada of dispatch sees a request, and the driver Dario is on duty. */
function before(given: Readonly<Record<string, unknown>>) {
  const world = aRideWorld(ADA);
  world.put(`rides/${ID}`, aStoredRide('requested', given));
  world.put('rides/ride-a', aStoredRide('accepted'));
  world.put('drivers/u-dario', aStoredShift());
  return { ...world, ride: world.rideOf(ID) };
}

describe('an assignment ahead', () => {
  const TOMORROW = { kind: 'later', wall: '10:00', pickupAt: after(86_400), searchFrom: after(86_400) };

  it('a ride that is not due is assigned without a slot, to a driver off duty with six promises', async () => {
    const { takeStep, ride, rideOf, put, documents } = before(TOMORROW);
    put('rides/ride-a', aStoredRide('accepted'));
    const shift = aStoredShift({ duty: 'off', slots: { ...FULL_SLOTS, due: 'ride-a' }, claim: 'next' });
    put('drivers/u-dario', shift);
    valueOf(await takeStep(ride, ASSIGN));
    expect(rideOf(ID)).toMatchObject({ state: 'accepted', driver: 'u-dario', card: { plate: 'CB 1' } });
    expect(documents.read('drivers/u-dario')).toEqual(shift);
  });

  it.each([
    ['shortly before', 1860, {}, { later1: ID }],
    ['long before', 7200, {}, {}],
    ['after', 1740, { later1: ID }, { later1: ID }],
  ])(
    '%s a ride is due, an assignment takes a slot only if the ride is due, or may be due after a denial',
    async (_, seconds, slots, other) => {
      const pickupAt = after(seconds);
      const first = before({ ...TOMORROW, pickupAt, searchFrom: pickupAt });
      valueOf(await first.takeStep(first.ride, ASSIGN));
      expect(first.documents.read('drivers/u-dario')?.['slots'] ?? {}).toEqual(slots);
      const second = before({ ...TOMORROW, pickupAt, searchFrom: pickupAt });
      second.script('denied');
      valueOf(await second.takeStep(second.ride, ASSIGN));
      expect(second.documents.read('drivers/u-dario')?.['slots'] ?? {}).toEqual(other);
    },
  );
});
