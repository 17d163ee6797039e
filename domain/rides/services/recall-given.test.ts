import { expect, test } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import { recallGiven } from './recall-given.ts';
import { ADA, aRideWorld } from './ride-world.builder.ts';

const ID = 'ride-1';

/** Dispatch has just offered a ride to a driver. */
function aDesk() {
  const world = aRideWorld(ADA);
  world.put(`rides/${ID}`, aStoredRide('requested'));
  const before = world.rideOf(ID);
  world.step(ID, { did: 'offer', driver: 'u-dilek' }, ADA.uid);
  const needs = { read: world.rideViews.read, takeStep: world.takeStep };
  return { ...world, recall: () => recallGiven(needs, before) };
}

test('a ride without a further step is recalled, with a mistake as the reason', async () => {
  const { recall, rideOf } = aDesk();
  valueOf(await recall());
  expect(rideOf(ID)).toMatchObject({ state: 'requested', did: 'recall' });
  expect(rideOf(ID).log.at(-1)).toMatchObject({ by: ADA.uid, why: 'mistake' });
});

test('a ride that its driver has declined since is not recalled, and the failure has the step', async () => {
  const { recall, step, requestsOf } = aDesk();
  step(ID, { did: 'decline', why: 'busy' }, 'u-dilek');
  expect(errorOf(await recall())).toMatchObject({ code: 'ride-changed', did: 'decline' });
  expect(requestsOf('write rides')).toBe(0);
});

test('a ride that is damaged or cannot be read is not recalled', async () => {
  const { recall, hide, put, requestsOf } = aDesk();
  put(`rides/${ID}`, { state: 'flying' });
  expect(errorOf(await recall())).toEqual({ code: 'unavailable' });
  hide(`rides/${ID}`, { code: 'network' });
  expect(errorOf(await recall())).toEqual({ code: 'network' });
  expect(requestsOf('write rides')).toBe(0);
});
