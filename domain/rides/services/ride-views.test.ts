import { expect, it } from 'vitest';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

it('a watch that is denied has the session read again, and tells why it is silent', () => {
  const { rideViews, heard } = aRideWorld(ROBIN);
  const told: unknown[] = [];
  const stop = rideViews.watch({ kind: 'my-rides', uid: ROBIN.uid }, (state) => told.push(state.error), null);
  expect(told).toEqual([{ code: 'permission-denied' }]);
  stop();
  expect(heard).toEqual(['refresh', 'ended']);
});
