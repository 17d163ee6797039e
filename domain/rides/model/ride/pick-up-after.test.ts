import { expect, it } from 'vitest';
import { pickUpAfter } from './pick-up-after.ts';
import { aRide, after, BOOKED_AT } from './ride.builder.ts';

const line = (did: string, movedFrom?: Date) => ({
  did,
  by: 'u-ada',
  at: BOOKED_AT,
  ...(movedFrom && { movedFrom }),
});

it('a ride that was moved twice was for each of its times in turn', () => {
  const ride = aRide('requested', {
    kind: 'later',
    rev: 3,
    did: 'edit',
    pickupAt: after(9000),
    log: { 0: line('request'), 1: line('edit', after(3600)), 2: line('edit'), 3: line('edit', after(7200)) },
  });
  expect([0, 1, 2, 3].map((rev) => pickUpAfter(ride, rev))).toEqual([
    after(3600),
    after(7200),
    after(7200),
    after(9000),
  ]);
});
