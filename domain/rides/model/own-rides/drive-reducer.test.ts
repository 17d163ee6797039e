import { describe, expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import type { FoundRide } from '../ride/ride.ts';
import { givesBack } from '../steps/gives-back.builder.ts';
import { driveReducer, NO_DRIVE, stepThatRemoved } from './drive-reducer.ts';

const as = <R extends FoundRide>(id: string, ride: R): R => ({ ...ride, id });

describe('the rides of a driver’s page', () => {
  const was = aRide('on_the_way');
  const begun = driveReducer(NO_DRIVE, [was]);

  test('the page has no rides before the server has answered, and its first answer adds none', () => {
    expect(driveReducer(NO_DRIVE, null)).toBe(NO_DRIVE);
    expect(begun).toMatchObject({ held: [was], added: null, removed: null });
  });

  test('a ride that is offered or promised after the first answer is added', () => {
    const asked = as('asked', aRide('offered'));
    expect(driveReducer(begun, [was, asked]).added).toBe(asked);
  });

  test('an added ride stays added while its state stays', () => {
    const asked = as('asked', aRide('offered'));
    const came = driveReducer(begun, [was, asked]);
    expect(driveReducer(came, [aRide('arrived'), asked]).added).toBe(asked);
    expect(driveReducer(came, [was, as('asked', aRide('accepted'))]).added).toBeNull();
    expect(driveReducer(came, [was]).added).toBeNull();
  });

  test('a ride with a further step is not removed', () => {
    const arrived = aRide('arrived');
    expect(driveReducer(begun, [arrived])).toMatchObject({ held: [arrived], added: null, removed: null });
  });

  test('an ended ride is removed, with its end', () => {
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveReducer(begun, [ended])).toMatchObject({ held: [], removed: { was, ended } });
  });

  test('a removed ride gets its real end if the driver’s step was refused, and is not removed if the driver has it again', () => {
    const gone = driveReducer(begun, [aRide('completed', { driver: 'u-dario' })]);
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveReducer(gone, [ended]).removed).toEqual({ was, ended });
    expect(driveReducer(gone, []).removed).toEqual({ was, ended: null });
    expect(driveReducer(gone, [aRide('accepted')]).removed).toBeNull();
    expect(driveReducer(driveReducer(begun, []), [aRide('accepted')]).removed).toBeNull();
  });

  test('a ride that another driver has now is removed, and so is an offer that is over', () => {
    expect(driveReducer(begun, [])).toMatchObject({ held: [], removed: { was, ended: null } });
    const asked = driveReducer(NO_DRIVE, [aRide('offered')]);
    expect(driveReducer(asked, []).removed).toMatchObject({ was: { state: 'offered' }, ended: null });
  });

  test('of several rides that go at once, the driven ride is the removed one', () => {
    const both = driveReducer(NO_DRIVE, [as('asked', aRide('offered')), was]);
    expect(driveReducer(both, []).removed?.was).toBe(was);
  });

  test('the next driven ride replaces the removed ride, and an offer does not', () => {
    const gone = driveReducer(begun, []);
    expect(driveReducer(gone, [as('next', aRide('offered'))]).removed).toBe(gone.removed);
    expect(driveReducer(gone, [as('next', aRide('on_the_way'))]).removed).toBeNull();
  });
});

const LOG = {
  0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
  1: { did: 'take', by: 'u-dario', at: after(60) },
};
const WAS = aRide('on_the_way', { rev: 1, log: LOG });
const now = (...lines: readonly object[]) =>
  aRide('requested', {
    rev: 1 + lines.length,
    log: Object.fromEntries([
      ...Object.entries(LOG),
      ...lines.map((line, index) => [index + 2, { by: 'u-ada', at: after(120 + index), ...line }]),
    ]),
  });

describe('the step that took a ride from its driver', () => {
  test('the step is the first one after which the ride was no longer the driver’s, whatever came later', () => {
    const edited = { did: 'edit' };
    const recalled = { did: 'recall' };
    const found = stepThatRemoved(
      WAS,
      now(edited, recalled, { did: 'take', by: 'u-dilek' }, { did: givesBack().did, by: 'u-dilek' }),
    );
    expect(found).toMatchObject({ did: 'recall', at: after(121) });
    expect(stepThatRemoved(WAS, now({ did: 'assign', driver: 'u-dilek' }, recalled))?.did).toBe('assign');
  });

  test('the step is found even if the page’s ride had a step that waited for the network', () => {
    const log = { ...LOG, 2: { did: 'arrive', by: 'u-dario', at: after(90) } };
    const ahead = aRide('arrived', { rev: 2, log });
    expect(stepThatRemoved(ahead, now({ did: 'recall' }))?.did).toBe('recall');
  });

  test('a ride that cannot be read any more has no such step', () => {
    expect(stepThatRemoved(WAS, null)).toBeNull();
    expect(stepThatRemoved(WAS, { state: 'damaged', id: 'ride-1', fields: [] })).toBeNull();
    expect(stepThatRemoved(WAS, now())).toBeNull();
  });
});
