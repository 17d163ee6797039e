import { expect, it } from 'vitest';
import { givesBack } from '../steps/gives-back.builder.ts';
import { enteredForDriver, partyOf } from './log-line.ts';
import { aRide, after } from './ride.builder.ts';
import { DRIVING_STEPS, STEP_NAMES } from './ride-steps.ts';

const RIDE = { rider: 'u-robin', driver: 'u-dario', declined: ['u-dilek'] };

it('a cancellation by the ride’s rider is the passenger’s', () => {
  expect(partyOf({ did: 'cancel', by: 'u-robin' }, RIDE)).toBe('passenger');
});

it('an expiry or lapse that the passenger’s page stores is a step of time, and a lapse that dispatch stores is dispatch’s', () => {
  expect(partyOf({ did: 'expire', by: 'u-robin' }, RIDE)).toBe('time');
  expect(partyOf({ did: 'lapse', by: 'u-robin' }, RIDE)).toBe('time');
  expect(partyOf({ did: 'lapse', by: 'u-ada' }, RIDE)).toBe('dispatch');
});

const DRIVERS_ALONE = ['take', 'reserve', 'decline', givesBack().did, 'agree', 'estimate'];

it.each([
  [
    'the ride’s driver',
    'u-dario',
    STEP_NAMES.filter((did) => DRIVERS_ALONE.includes(did) || isDriving(did) || did === 'take_back'),
  ],
  [
    'a driver who has lost the ride',
    'u-dilek',
    STEP_NAMES.filter((did) => DRIVERS_ALONE.includes(did) || isDriving(did) || did === 'take_back'),
  ],
  ['another person', 'u-ada', STEP_NAMES.filter((did) => DRIVERS_ALONE.includes(did))],
])('the steps of %s that count as a driver’s', (_, by, steps) => {
  expect(STEP_NAMES.filter((did) => partyOf({ did, by }, RIDE) === 'driver')).toEqual(steps);
});

function isDriving(did: string): boolean {
  return did === 'renew_card' || DRIVING_STEPS.some((step) => step === did);
}

it('a step that dispatch entered for the driver is recognised while it is the last step', () => {
  const line = (did: string, by: string) => ({ did, by, at: after(60) });
  const arrived = (...lines: readonly object[]) =>
    aRide('arrived', { rev: lines.length - 1, log: Object.fromEntries(lines.entries()) });
  const [booked, taken] = [line('request', 'u-robin'), line('take', 'u-dario')];
  expect(enteredForDriver(arrived(booked, taken, line('arrive', 'u-ada')))?.by).toBe('u-ada');
  expect(enteredForDriver(arrived(booked, taken, line('arrive', 'u-dario')))).toBeNull();
  expect(enteredForDriver(arrived(booked, taken, line('arrive', 'u-ada'), line('edit', 'u-ada')))).toBeNull();
});

it('a booking that the sender stores is dispatch’s', () => {
  expect(partyOf({ did: 'request', by: 'sender' }, RIDE)).toBe('dispatch');
});

it.each(['expire', 'lapse'] as const)('the step %s that the sender stores is a step of time', (did) => {
  expect(partyOf({ did, by: 'sender' }, RIDE)).toBe('time');
  expect(partyOf({ did, by: 'sender' }, { ...RIDE, rider: 'sender' })).toBe('time');
});
