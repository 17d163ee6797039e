import { expect, it } from 'vitest';
import { givesBack } from './gives-back.builder.ts';
import { partyOf } from './log-line.ts';
import { STEP_NAMES } from './ride-steps.ts';

const RIDER = 'u-robin';

it('whatever the passenger did, they did', () => {
  expect(partyOf({ did: 'cancel', by: RIDER }, RIDER)).toBe('passenger');
});

it('what their page wrote down once the time had run out, nobody did', () => {
  expect(partyOf({ did: 'expire', by: RIDER }, RIDER)).toBe('time');
  expect(partyOf({ did: 'lapse', by: RIDER }, RIDER)).toBe('time');
  expect(partyOf({ did: 'lapse', by: 'u-ada' }, RIDER)).toBe('dispatch');
});

it('of anybody else’s steps, those that dispatch may not take are a driver’s', () => {
  const drivers = STEP_NAMES.filter((did) => partyOf({ did, by: 'u-other' }, RIDER) === 'driver');
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
    'agree',
    'estimate',
  ]);
  expect(partyOf({ did: 'request', by: 'u-other' }, RIDER)).toBe('dispatch');
});

it.each(['expire', 'lapse'] as const)('what the sender wrote down as %s, nobody did', (did) => {
  expect(partyOf({ did, by: 'sender' }, RIDER)).toBe('time');
  expect(partyOf({ did, by: 'sender' }, 'sender')).toBe('time');
});
