import { expect, it } from 'vitest';
import { STEP_NAMES } from './ride-steps.ts';
import { takenBy } from './taken-by.ts';
import { givesBack } from './gives-back.builder.ts';

const RIDER = 'u-robin';

it('whatever the passenger did, they did', () => {
  expect(takenBy({ did: 'cancel', by: RIDER }, RIDER)).toBe('passenger');
});

it('what their page wrote down once the time had run out, nobody did', () => {
  expect(takenBy({ did: 'expire', by: RIDER }, RIDER)).toBe('time');
  expect(takenBy({ did: 'lapse', by: RIDER }, RIDER)).toBe('time');
  expect(takenBy({ did: 'lapse', by: 'u-ada' }, RIDER)).toBe('dispatch');
});

it('of anybody else’s steps, those that dispatch may not take are a driver’s', () => {
  const drivers = STEP_NAMES.filter((did) => takenBy({ did, by: 'u-other' }, RIDER) === 'driver');
  expect(drivers).toEqual([
    'take',
    'reserve',
    'decline',
    'depart',
    'arrive',
    'start',
    'complete',
    'no_show',
    givesBack().did,
  ]);
  expect(takenBy({ did: 'request', by: 'u-other' }, RIDER)).toBe('dispatch');
});
