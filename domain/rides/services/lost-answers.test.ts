import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trip } from '../model/booking/trip.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { aStoredRide, CARD } from '../model/ride/ride.builder.ts';
import { aRideWorld, DARIO, FATES, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const SCRIPT = fc.array(fc.constantFrom(...FATES), { maxLength: 4 });

describe('requests with any fate', () => {
  it('a driver’s step succeeds exactly if the ride’s log has the driver’s line, and is never stored twice', async () => {
    await fc.assert(
      fc.asyncProperty(SCRIPT, fc.boolean(), fc.nat({ max: 2 }), async (fates, isOvertaken, presses) => {
        const { takeStep, put, rideOf, step, meanwhile, script } = aRideWorld(DARIO);
        put(`rides/${ID}`, aStoredRide());
        put('drivers/u-dario', aStoredShift());
        script(...fates);
        if (isOvertaken) meanwhile(() => step(ID, { did: 'take', card: CARD, etaAt: null }, 'u-dilek'));
        const ride = rideOf(ID);
        const answers = [await takeStep(ride, { did: 'take', minutes: null })];
        for (let press = 0; press < presses; press += 1) {
          answers.push(await takeStep(ride, { did: 'take', minutes: null }));
        }
        const { log } = rideOf(ID);
        expect(answers.at(-1)?.ok).toBe(log[1]?.by === 'u-dario');
        expect(log.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('a passenger’s booking succeeds exactly if the ride is stored, and takes only one slot', async () => {
    const trip: Trip = {
      from: { text: 'Home' },
      to: { text: 'Clinic' },
      pickUp: { kind: 'now' },
      people: 1,
      needs: [],
      note: '',
      phone: '',
    };
    await fc.assert(
      fc.asyncProperty(SCRIPT, fc.nat({ max: 2 }), async (fates, presses) => {
        const { rideBooking: booking, documents, script } = aRideWorld(ROBIN);
        const start = await booking.open();
        if (!start.ok) throw new Error(start.error.code);
        script(...fates);
        const answers = [await booking.request(ID, trip, start.value)];
        for (let press = 0; press < presses; press += 1) {
          answers.push(await booking.request(ID, trip, start.value));
        }
        const isStored = documents.read(`rides/${ID}`) !== null;
        expect(answers.at(-1)?.ok).toBe(isStored);
        expect(documents.read('riders/u-robin')?.['slots']).toEqual(isStored ? { now: ID } : undefined);
      }),
    );
  });
});
