import { expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import { lastOwnStep } from './last-own-step.ts';

const DARIO = 'u-dario';
const stepped = (id: string, by: string, seconds: number) => ({
  ...aRide('arrived', {
    rev: 1,
    did: 'arrive',
    changedAt: after(seconds),
    log: {
      0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
      1: { did: 'arrive', by, at: after(seconds) },
    },
  }),
  id,
});

test('the last own step is the driver’s latest step of all rides', () => {
  const rides = [stepped('first', DARIO, 60), stepped('last', DARIO, 90), stepped('before', DARIO, 30)];
  expect(lastOwnStep(rides, DARIO)).toEqual({ ride: rides[1], did: 'arrive' });
});

test('a ride with a last step of another person, and a ride of another driver, have no own step', () => {
  expect(lastOwnStep([stepped('ride-1', 'u-ada', 60)], DARIO)).toBeNull();
  expect(lastOwnStep([{ ...stepped('ride-1', DARIO, 60), driver: 'u-dilek' }], DARIO)).toBeNull();
});

test('a step that cannot be taken back does not count, and a damaged ride has no own step', () => {
  const log = {
    0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
    1: { did: 'reserve', by: DARIO, at: after(60) },
  };
  expect(lastOwnStep([aRide('accepted', { rev: 1, did: 'reserve', log })], DARIO)).toBeNull();
  expect(lastOwnStep([{ state: 'damaged', id: 'ride-1', fields: [] }], DARIO)).toBeNull();
});
