import { describe, expect, test } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import { PROMISE_SLOTS, type PromiseSlot } from '../firm/shift.ts';
import { after, aRide } from '../ride/ride.builder.ts';
import { promiseRefusal, unknownPromises } from './promise-refusal.ts';

const { slots: NONE } = aShift();
const slotted = (...slots: readonly PromiseSlot[]) => ({
  ...NONE,
  ...Object.fromEntries(slots.map((slot) => [slot, slot])),
});
/** Promised rides with these ids. */
const promised = (...ids: readonly string[]) => ids.map((id) => ({ ...aRide('accepted'), id }));

describe('the refusal of another promise', () => {
  test('five full slots leave room for no ride, and four leave room for a later ride', () => {
    const refusal = { code: 'promises-full', full: 'all', ride: 'next' };
    expect(promiseRefusal('later', slotted(...PROMISE_SLOTS), promised(...PROMISE_SLOTS))).toEqual(refusal);
    const [, ...four] = PROMISE_SLOTS;
    expect(promiseRefusal('later', slotted(...four), promised(...four))).toBeNull();
  });

  test('a ride for now needs the slot `next`, and a promised or an assigned ride fills this slot', () => {
    const log = { 0: { did: 'assign', by: 'u-ada', at: new Date(0), driver: 'u-dario' } };
    const later = { ...aRide('accepted', { kind: 'later', log }), id: 'next' };
    expect(promiseRefusal('now', slotted('next'), [later])).toEqual({
      code: 'promises-full',
      full: 'next',
      ride: 'next',
    });
    const others = PROMISE_SLOTS.filter((slot) => slot !== 'next');
    expect(promiseRefusal('now', slotted(...others), promised(...others))).toBeNull();
  });

  test('a slot is free once its ride is under way or ended, and a ride outside the slots takes no slot', () => {
    const [first, ...four] = PROMISE_SLOTS;
    const driven = { ...aRide('on_the_way'), id: first };
    expect(promiseRefusal('later', slotted(...PROMISE_SLOTS), [driven, ...promised(...four)])).toBeNull();
    expect(promiseRefusal('later', slotted(...PROMISE_SLOTS), promised(...four))).toBeNull();
    // No slot names the promised rides.
    expect(promiseRefusal('later', NONE, promised(...PROMISE_SLOTS))).toBeNull();
  });
});

test('a promise is unknown while it is in no slot, and a ride that is under way or offered is no promise', () => {
  const [named, other] = promised('next', 'other');
  const rest = [aRide('on_the_way'), aRide('offered')];
  expect(
    unknownPromises(
      slotted('next'),
      [named, other, ...rest].filter((ride) => ride !== undefined),
    ),
  ).toEqual([other]);
  expect(unknownPromises(slotted('next'), promised('next'))).toEqual([]);
});

test('a ride that dispatch assigned before it was due is in no slot, and is no unknown promise', () => {
  const assignedAt = (seconds: number) =>
    aRide('accepted', {
      kind: 'later',
      pickupAt: after(7200),
      rev: 1,
      did: 'assign',
      log: {
        0: { did: 'request', by: 'u-robin', at: after(0) },
        1: { did: 'assign', by: 'u-ada', at: after(seconds), driver: 'u-dario' },
      },
    });
  expect(unknownPromises(NONE, [assignedAt(5399)])).toEqual([]);
  expect(unknownPromises(NONE, [assignedAt(5400)])).toEqual([assignedAt(5400)]);
});
