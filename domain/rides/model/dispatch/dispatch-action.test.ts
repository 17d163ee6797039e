import { describe, expect, test } from 'vitest';
import type { RideState } from '../ride/ride-state.ts';
import { aRide, after, BOOKED_AT } from '../ride/ride.builder.ts';
import { openActions, refusalOf, turningPoints } from './dispatch-action.ts';

const NOW = after(65);

describe('the actions of dispatch on a ride', () => {
  test.each<[RideState, readonly string[]]>([
    ['requested', ['offer', 'assign', 'extend', 'expire', 'edit', 'cancel']],
    ['offered', ['offer', 'assign', 'recall', 'lapse', 'edit', 'cancel']],
    ['accepted', ['offer', 'assign', 'recall', 'depart', 'edit', 'cancel']],
    ['on_the_way', ['offer', 'assign', 'recall', 'arrive', 'edit', 'cancel']],
    ['arrived', ['offer', 'assign', 'recall', 'start', 'no_show', 'take_back', 'edit', 'cancel']],
    ['in_progress', ['complete', 'take_back', 'edit', 'cancel']],
    ['completed', ['take_back', 'correct']],
    ['no_show', ['take_back', 'correct']],
    ['cancelled', ['correct']],
    ['expired', []],
  ])('a ride that is %s is open to %j', (state, actions) => {
    expect(openActions(aRide(state), NOW).map(({ action }) => action)).toEqual(actions);
  });

  test('an action that is too early is refused with the time from which it is possible, and an action that is too late is refused', () => {
    const ride = aRide('requested');
    expect(openActions(ride, NOW)).toContainEqual({
      action: 'expire',
      refusal: { code: 'too-early', at: after(1800) },
    });
    expect(refusalOf('offer', ride, NOW)).toBeNull();
    expect(refusalOf('offer', ride, after(1800))).toEqual({ code: 'ride-expired' });
  });

  test('the search for a later ride can be extended or ended only once it has begun', () => {
    const ride = aRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });
    const actions = (now: Date) => openActions(ride, now).map(({ action }) => action);
    expect(actions(after(7199))).toEqual(['offer', 'assign', 'edit', 'cancel']);
    expect(actions(after(7200))).toEqual(['offer', 'assign', 'extend', 'expire', 'edit', 'cancel']);
  });

  test('a ride can be reopened for two hours after its end, whatever its driver does [B9]', () => {
    const ended = aRide('completed', { driver: 'u-dario', endedAt: after(60) });
    expect(refusalOf('take_back', ended, after(7259))).toBeNull();
    expect(refusalOf('take_back', ended, after(7260))).toEqual({ code: 'not-taken-back', by: 'dispatch' });
    expect(refusalOf('take_back', aRide('cancelled'), NOW)).toMatchObject({ code: 'ride-over' });
    expect(refusalOf('take_back', aRide('on_the_way'), NOW)).toMatchObject({ code: 'ride-changed' });
  });

  test('an action that the ride no longer allows says what happened to the ride', () => {
    expect(refusalOf('recall', aRide('cancelled'), NOW)).toMatchObject({
      code: 'ride-over',
      state: 'cancelled',
    });
    expect(refusalOf('recall', aRide('in_progress'), NOW)).toMatchObject({ code: 'ride-changed' });
  });

  test('the turning points are those of a search, and the ends of an offer, of a wait and of the time to reopen', () => {
    expect(turningPoints(aRide('requested'))).toEqual([BOOKED_AT, after(60), after(1200), after(1800)]);
    expect(turningPoints(aRide('offered'))).toEqual([after(120)]);
    expect(turningPoints(aRide('arrived'))).toEqual([after(600)]);
    expect(turningPoints(aRide('on_the_way'))).toEqual([]);
    expect(turningPoints(aRide('completed', { endedAt: after(60) }))).toEqual([after(7260)]);
  });
});
