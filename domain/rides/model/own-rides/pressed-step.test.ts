import { describe, expect, test } from 'vitest';
import type { RideFailure } from '../errors/ride-error.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import { pressedReducer, type PressedSteps } from './pressed-step.ts';

const RIDE = { ...aRide('on_the_way'), rev: 1 };
const NETWORK: RideFailure = { code: 'network' };
const NOTHING_NEW = { duty: 'on', held: [RIDE], removed: null } as const;

const pressed = (failure: RideFailure | null, did: RideStepName = 'arrive'): PressedSteps => ({
  last: { ride: RIDE, did, failure },
  duty: 'on',
  returned: null,
});
const failureAfter = (state: PressedSteps, present: Partial<Parameters<typeof pressedReducer>[1]>) =>
  pressedReducer(state, { ...NOTHING_NEW, ...present }).last?.failure ?? null;

describe('the failure of a driver’s last step', () => {
  test('the failure stays, and the state is the same object, while nothing changes', () => {
    const state = pressed(NETWORK);
    expect(pressedReducer(state, NOTHING_NEW)).toBe(state);
  });

  test('a failure is removed if the duty changes, and the failure “not on duty” only if the driver goes on duty', () => {
    expect(failureAfter(pressed(NETWORK), { duty: 'break' })).toBeNull();
    const offDuty = pressed({ code: 'not-on-duty' });
    expect(failureAfter(offDuty, { duty: 'off' })).toEqual({ code: 'not-on-duty' });
    expect(failureAfter({ ...offDuty, duty: 'off' }, { duty: 'on' })).toBeNull();
  });

  test('a failure is removed once the ride has left the driver, and not by the removal of an older version', () => {
    const gone = { was: { ...RIDE, rev: 1 }, ended: null };
    expect(failureAfter(pressed(NETWORK), { held: [], removed: gone })).toBeNull();
    expect(failureAfter(pressed(NETWORK), { removed: { ...gone, was: { ...RIDE, rev: 0 } } })).toEqual(
      NETWORK,
    );
  });

  test('a failure is removed once the step is in the log, and not by another step in the log', () => {
    const line = (did: string) => ({ did, by: 'u-dario', at: after(90) });
    const log = (did: string) => ({
      0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
      1: line('take'),
      2: line(did),
    });
    const taken = aRide('arrived', { rev: 2, log: log('arrive') });
    const other = aRide('on_the_way', { rev: 2, log: log('estimate') });
    expect(failureAfter(pressed(NETWORK), { held: [taken] })).toBeNull();
    expect(failureAfter(pressed(NETWORK), { held: [other] })).toEqual(NETWORK);
  });

  test('a step that has not failed stays the last one under any duty', () => {
    const state = pressed(null);
    expect(pressedReducer(state, { ...NOTHING_NEW, duty: 'off' }).last).toBe(state.last);
  });
});

describe('the ride that a driver returned last', () => {
  test('the ride is the one of the last decline or return, and none if that was refused', () => {
    expect(pressedReducer(pressed(null, 'decline'), NOTHING_NEW).returned).toBe(RIDE);
    expect(pressedReducer(pressed(NETWORK, 'decline'), NOTHING_NEW).returned).toBeNull();
  });

  test('a later press of another step does not change the ride', () => {
    const state = { ...pressed(null, 'arrive'), returned: RIDE };
    expect(pressedReducer(state, NOTHING_NEW).returned).toBe(RIDE);
  });
});
