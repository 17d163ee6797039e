import { describe, expect, it } from 'vitest';
import { after, aStoredRide } from '../ride/ride.builder.ts';
import { readRide } from '../ride/ride.ts';
import { matchesTrip } from './matches-trip.ts';
import { someDetails } from './ride-details.builder.ts';
import type { Trip } from './trip.ts';

const TRIP: Trip = {
  from: { text: 'Main Street 1', lat: 53.5, lng: 9.9 },
  to: { text: 'City Hospital' },
  pickUp: { kind: 'now' },
  people: 2,
  needs: ['pet', 'luggage'],
  note: 'Ring twice.',
  phone: '+49 30 7',
};
const { phone, from, to, note } = TRIP;
const DETAILS = someDetails({ name: 'Robin Rider', phone, from, to, note });

function rideWith(given: Readonly<Record<string, unknown>> = {}) {
  const ride = readRide(
    'ride-1',
    aStoredRide('on_the_way', { people: 2, needs: ['luggage', 'pet'], ...given }),
  );
  if (ride.state === 'damaged') throw new Error('no ride');
  return ride;
}

describe('a ride and the trip that was sent', () => {
  it('a ride that a driver took meanwhile matches the trip, whatever the order of the needs', () => {
    expect(matchesTrip([rideWith(), DETAILS], TRIP, 'Robin Rider')).toBe(true);
  });

  it.each([
    ['start', { from: { text: 'Main Street 2', lat: 53.5, lng: 9.9 } }],
    ['coordinates', { from: { text: 'Main Street 1' } }],
    ['destination', { to: { text: 'Town Hall' } }],
    ['people', { people: 3 }],
    ['needs', { needs: ['pet'] }],
    ['note', { note: '' }],
    ['phone', { phone: '+49 30 8' }],
    ['time', { pickUp: { kind: 'later', at: after(7200), wall: '2026-03-01T12:00' } }],
  ] satisfies readonly (readonly [string, Partial<Trip>])[])(
    'a ride with another %s does not match the trip',
    (_, part) => {
      expect(matchesTrip([rideWith(), DETAILS], { ...TRIP, ...part }, 'Robin Rider')).toBe(false);
    },
  );

  it('a ride under another name does not match the trip', () => {
    expect(matchesTrip([rideWith(), DETAILS], TRIP, 'Paul Partner')).toBe(false);
  });

  it('a later ride matches the trip only if it is for the same time', () => {
    const stored = [
      rideWith({ kind: 'later', pickupAt: after(7200), searchFrom: after(7200), wall: '12:00' }),
      DETAILS,
    ] as const;
    const at = (seconds: number): Trip => ({
      ...TRIP,
      pickUp: { kind: 'later', at: after(seconds), wall: '12:00' },
    });
    expect([7200, 7260].map((seconds) => matchesTrip(stored, at(seconds), 'Robin Rider'))).toEqual([
      true,
      false,
    ]);
  });
});
