import { describe, expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import type { FoundRide } from '../ride/ride.ts';
import { givesBack } from '../steps/gives-back.builder.ts';
import { driveReducer, NO_DRIVE, stepThatRemoved } from './drive-reducer.ts';

const as = <R extends FoundRide>(id: string, ride: R): R => ({ ...ride, id });

describe('what becomes of the rides of a driver', () => {
  const was = aRide('on_the_way');
  const begun = driveReducer(NO_DRIVE, [was]);

  test('nothing is known before the server has answered, and its first answer is no news', () => {
    expect(driveReducer(NO_DRIVE, null)).toBe(NO_DRIVE);
    expect(begun).toMatchObject({ held: [was], added: null, removed: null });
  });

  test('a ride that is asked for or promised afterwards is news', () => {
    const asked = as('asked', aRide('offered'));
    expect(driveReducer(begun, [was, asked]).added).toBe(asked);
  });

  test('what came is news for as long as it stands as it came', () => {
    const asked = as('asked', aRide('offered'));
    const came = driveReducer(begun, [was, asked]);
    expect(driveReducer(came, [aRide('arrived'), asked]).added).toBe(asked);
    expect(driveReducer(came, [was, as('asked', aRide('accepted'))]).added).toBeNull();
    expect(driveReducer(came, [was]).added).toBeNull();
  });

  test('a ride that went on leaves nothing behind', () => {
    const arrived = aRide('arrived');
    expect(driveReducer(begun, [arrived])).toMatchObject({ held: [arrived], added: null, removed: null });
  });

  test('a ride that ended leaves its end behind', () => {
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveReducer(begun, [ended])).toMatchObject({ held: [], removed: { was, ended } });
  });

  test('an end that is not stored in the end is told as it is, and not of a ride that is the driver’s again', () => {
    const gone = driveReducer(begun, [aRide('completed', { driver: 'u-dario' })]);
    const ended = aRide('cancelled', { driver: 'u-dario' });
    expect(driveReducer(gone, [ended]).removed).toEqual({ was, ended });
    expect(driveReducer(gone, []).removed).toEqual({ was, ended: null });
    expect(driveReducer(gone, [aRide('accepted')]).removed).toBeNull();
    expect(driveReducer(driveReducer(begun, []), [aRide('accepted')]).removed).toBeNull();
  });

  test('a ride that somebody else has now leaves a word behind, too, and so does an offer that is over', () => {
    expect(driveReducer(begun, [])).toMatchObject({ held: [], removed: { was, ended: null } });
    const asked = driveReducer(NO_DRIVE, [aRide('offered')]);
    expect(driveReducer(asked, []).removed).toMatchObject({ was: { state: 'offered' }, ended: null });
  });

  test('of several that go at once the one that was driven is told', () => {
    const both = driveReducer(NO_DRIVE, [as('asked', aRide('offered')), was]);
    expect(driveReducer(both, []).removed?.was).toBe(was);
  });

  test('the next ride that is driven takes the word of the one before away, and an offer does not', () => {
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

describe('what took a ride from its driver', () => {
  test('the first step after they had it that leaves it to others, whatever came then', () => {
    const edited = { did: 'edit' };
    const recalled = { did: 'recall' };
    const found = stepThatRemoved(
      WAS,
      now(edited, recalled, { did: 'take', by: 'u-dilek' }, { did: givesBack().did, by: 'u-dilek' }),
    );
    expect(found).toMatchObject({ did: 'recall', at: after(121) });
    expect(stepThatRemoved(WAS, now({ did: 'assign', driver: 'u-dilek' }, recalled))?.did).toBe('assign');
  });

  test('a step that still waited for the network hides none that is stored', () => {
    const log = { ...LOG, 2: { did: 'arrive', by: 'u-dario', at: after(90) } };
    const ahead = aRide('arrived', { rev: 2, log });
    expect(stepThatRemoved(ahead, now({ did: 'recall' }))?.did).toBe('recall');
  });

  test('a ride that cannot be read any more does not say', () => {
    expect(stepThatRemoved(WAS, null)).toBeNull();
    expect(stepThatRemoved(WAS, { state: 'damaged', id: 'ride-1', fields: [] })).toBeNull();
    expect(stepThatRemoved(WAS, now())).toBeNull();
  });
});
