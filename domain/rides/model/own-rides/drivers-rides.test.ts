import { describe, expect, test } from 'vitest';
import { after, aRide } from '../ride/ride.builder.ts';
import type { FoundRide } from '../ride/ride.ts';
import { currentRide, heldRides, offersIn, promisedBesides } from './drivers-rides.ts';

const DAMAGED: FoundRide = { state: 'damaged', id: 'ride-9', fields: ['card'] };
const as = <R extends FoundRide>(id: string, ride: R): R => ({ ...ride, id });
const NOW = after(0);

describe('the rides of a driver', () => {
  const driven = as('driven', aRide('arrived'));
  const asked = as('asked', aRide('offered'));
  const promised = as('promised', aRide('accepted'));
  const tomorrow = as('tomorrow', aRide('accepted', { kind: 'later', pickupAt: after(86_400) }));

  test('the page shows the driven ride, otherwise a promised ride that is due', () => {
    expect(currentRide(heldRides([promised, asked, driven]), NOW)).toBe(driven);
    expect(currentRide(heldRides([tomorrow, promised, asked]), NOW)).toBe(promised);
    expect(currentRide(heldRides([asked]), NOW)).toBeNull();
  });

  test('a promised ride is the current one from half an hour before its pick-up, and until then only on the list', () => {
    const held = heldRides([tomorrow]);
    expect(currentRide(held, after(86_400 - 1801))).toBeNull();
    expect(promisedBesides(held, null)).toEqual([tomorrow]);
    expect(currentRide(held, after(86_400 - 1800))).toBe(tomorrow);
    expect(promisedBesides(held, tomorrow)).toEqual([]);
  });

  test('an offer is no promise, and the earliest pick-up comes first', () => {
    const held = heldRides([tomorrow, asked, promised]);
    expect(offersIn(held)).toEqual([asked]);
    expect(promisedBesides(held, null)).toEqual([promised, tomorrow]);
  });

  test('ended rides and damaged records are not shown', () => {
    expect(heldRides([aRide('completed'), DAMAGED])).toEqual([]);
  });
});
