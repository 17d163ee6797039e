import { expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { givesBack } from '../steps/gives-back.builder.ts';
import { after, aRide } from './ride.builder.ts';
import type { Ride } from './ride.ts';
import { stepBatch } from '../steps/step-batch.ts';

const { terms } = aRide('accepted');
/** The fields of the driver's record after a ride is given back at this time. */
const countedOf = (ride: Ride, now: number, denied = false) =>
  stepBatch(ride, { ...givesBack(), place: '1' }, { uid: 'u-dario', now: after(now), denied }).find(
    ({ path }) => path === 'drivers/u-dario',
  )?.fields;
const COUNTED = {
  'gaveBack.place': '1',
  'gaveBack.ride': 'ride-1',
  'gaveBack.1': SERVER_TIME,
  seenAt: SERVER_TIME,
};

it('a ride that is given back is counted in its driver’s record, at the given place', () => {
  for (const state of ['accepted', 'on_the_way', 'arrived'] as const) {
    expect(countedOf(aRide(state), 400), state).toEqual(COUNTED);
  }
});

it('a promise that is given back counts unless it is due in more than an hour, also after a denial by the rules', () => {
  const due = 36_000 - terms.release;
  const promised = aRide('accepted', { kind: 'later', pickupAt: after(36_000), wall: '2026-03-01T22:00' });
  for (const denied of [false, true]) {
    expect(countedOf(promised, due - 3601, denied)).toBeUndefined();
    expect(countedOf(promised, due - 3600, denied)).toEqual(COUNTED);
    expect(countedOf(promised, due, denied)).toEqual(COUNTED);
  }
  const early = aRide('on_the_way', { kind: 'later', pickupAt: after(36_000), wall: '2026-03-01T22:00' });
  expect(countedOf(early, 0)).toEqual(COUNTED);
});
