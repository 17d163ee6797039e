import { expect, it } from 'vitest';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

it('a denied watch makes the session read its profile again, and reports the denial', () => {
  const { rideViews, heard } = aRideWorld(ROBIN);
  const errors: unknown[] = [];
  const stop = rideViews.watch(
    { kind: 'my-rides', uid: ROBIN.uid },
    (state) => errors.push(state.error),
    null,
  );
  expect(errors).toEqual([{ code: 'permission-denied' }]);
  stop();
  expect(heard).toEqual(['refresh', 'ended']);
});
