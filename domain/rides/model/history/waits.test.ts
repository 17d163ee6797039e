import { describe, expect, it } from 'vitest';
import { after, aRide } from '../ride/ride.builder.ts';
import { waitOf, waitsOf } from './waits.ts';

const arrived = (seconds: number) => aRide('completed', { arrivedAt: after(seconds) });

describe('the waits of passengers', () => {
  it('a passenger waits from the time of the pick-up until the driver has arrived, and not at all for an early driver', () => {
    expect(waitOf(arrived(300))).toBe(300);
    expect(waitOf(aRide('completed', { kind: 'later', pickupAt: after(3600), arrivedAt: after(3500) }))).toBe(
      0,
    );
  });

  it('a ride whose driver never arrived, and a damaged ride, have no wait', () => {
    expect(waitOf(aRide('cancelled'))).toBeNull();
    expect(waitOf({ state: 'damaged', id: 'ride-1', fields: ['people'] })).toBeNull();
  });

  it('only rides whose driver arrived count for the average and the longest wait', () => {
    const rides = [arrived(60), arrived(240), aRide('cancelled')];
    expect(waitsOf(rides)).toEqual({ rides: 2, average: 150, longest: 240 });
  });

  it('without an arrived driver there are no waits', () => {
    expect(waitsOf([aRide('cancelled')])).toBeNull();
  });
});
