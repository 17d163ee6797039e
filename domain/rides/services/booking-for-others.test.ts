import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { OwnTrip } from '../model/booking/trip.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const OWN_TRIP: OwnTrip = {
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  pickUp: { kind: 'now' },
  people: 1,
  needs: [],
  note: '',
  phone: '112',
};
const LATER = { kind: 'later', at: new Date('2026-03-02T09:00Z'), wall: '2026-03-02T10:00' } as const;
const FOR_MARIA: OwnTrip = { ...OWN_TRIP, phone: '0171 555 0199', passenger: 'Maria Stein' };
const MARIAS = { name: 'Maria Stein', phone: '0171 555 0199' };

/** A passenger whose booking form is open. */
async function booking(record: object | null = null) {
  const world = aRideWorld(ROBIN);
  if (record !== null) world.put('riders/u-robin', record);
  const start = valueOf(await world.rideBooking.open());
  const request = (id: string, trip: OwnTrip) => world.rideBooking.request(id, trip, start);
  return { ...world, request };
}

describe('a booking for another person', () => {
  it('as the first booking it gives the ride the other name and number, and the record no number', async () => {
    const { request, documents, rideOf } = await booking();
    valueOf(await request(ID, FOR_MARIA));
    expect(rideOf(ID)).toMatchObject({ rider: 'u-robin' });
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject(MARIAS);
    expect(documents.read('riders/u-robin')).toMatchObject({ phone: '', phoneKey: '', slots: { now: ID } });
  });

  it.each([
    ['for now', FOR_MARIA],
    ['for later', { ...FOR_MARIA, pickUp: LATER }],
  ])('as a further booking %s it leaves the number of the record, and does not send it', async (_, trip) => {
    const { request, documents, requestsOf } = await booking({ phone: '110', slots: {} });
    valueOf(await request(ID, trip));
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject(MARIAS);
    expect(documents.read('riders/u-robin')).toHaveProperty('phone', '110');
    expect(requestsOf('write riders')).toBe(0);
  });

  it('after places alone were saved, the record stays without a number', async () => {
    const { request, documents } = await booking({ phone: '', phoneKey: '', slots: {} });
    valueOf(await request(ID, FOR_MARIA));
    expect(documents.read('riders/u-robin')).toMatchObject({ phone: '', phoneKey: '' });
  });

  it('the next booking has the account’s own name, and its number is stored', async () => {
    const { request, documents, rideBooking: desk, put, clock } = await booking();
    valueOf(await request(ID, FOR_MARIA));
    put(`rides/${ID}`, aStoredRide('completed'));
    clock.advance(10_000);
    valueOf(await desk.request('ride-2', OWN_TRIP, valueOf(await desk.open())));
    expect(documents.read('rides/ride-2/private/details')).toMatchObject({
      name: 'Robin Rider',
      phone: '112',
    });
    expect(documents.read('riders/u-robin')).toHaveProperty('phone', '112');
  });

  it('a booking whose answer was lost counts as booked under the other name, and as another ride under the passenger’s own', async () => {
    const { request, script } = await booking();
    script('lost');
    valueOf(await request(ID, FOR_MARIA));
    const failure = { code: 'booked-before', ride: ID };
    expect(errorOf(await request(ID, { ...FOR_MARIA, passenger: undefined }))).toEqual(failure);
    valueOf(await request(ID, FOR_MARIA));
  });
});
