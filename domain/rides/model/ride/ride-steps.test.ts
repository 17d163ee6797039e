import { describe, expect, it } from 'vitest';
import { ENDED_STATES, OPEN_STATES, RIDE_STATES } from './ride-state.ts';
import { STEP_NAMES, stateBefore, stepNamed, stepsFrom, type Hand } from './ride-steps.ts';

const HANDS: readonly Hand[] = ['rider', 'its-driver', 'any-driver', 'dispatch'];

describe('the steps of a ride', () => {
  it('the steps are the twenty-three of rides 3, in their order', () => {
    expect(STEP_NAMES.join(' ')).toBe(
      'request extend offer assign take reserve decline lapse depart arrive start complete no_show give_back recall cancel expire correct edit agree estimate take_back renew_card',
    );
  });

  it.each([
    ['rider', 'requested', 'extend cancel expire edit'],
    ['rider', 'offered', 'lapse cancel'],
    ['rider', 'accepted', 'cancel'],
    ['rider', 'arrived', 'cancel'],
    ['rider', 'in_progress', ''],
    ['rider', 'completed', ''],
    ['any-driver', 'requested', 'take reserve'],
    ['any-driver', 'offered', 'take reserve'],
    ['any-driver', 'accepted', ''],
    ['its-driver', 'requested', ''],
    ['its-driver', 'offered', 'decline'],
    ['its-driver', 'accepted', 'depart give_back agree renew_card'],
    ['its-driver', 'on_the_way', 'arrive give_back estimate renew_card'],
    ['its-driver', 'arrived', 'start no_show give_back take_back renew_card'],
    ['its-driver', 'in_progress', 'complete take_back renew_card'],
    ['its-driver', 'completed', 'take_back'],
    ['its-driver', 'no_show', 'take_back'],
    ['its-driver', 'cancelled', ''],
    ['dispatch', 'requested', 'extend offer assign cancel expire edit'],
    ['dispatch', 'offered', 'offer assign lapse recall cancel edit'],
    ['dispatch', 'accepted', 'offer assign depart recall cancel edit renew_card'],
    ['dispatch', 'on_the_way', 'offer assign arrive recall cancel edit renew_card'],
    ['dispatch', 'arrived', 'offer assign start no_show recall cancel edit take_back renew_card'],
    ['dispatch', 'in_progress', 'complete cancel edit take_back renew_card'],
    ['dispatch', 'completed', 'correct take_back'],
    ['dispatch', 'no_show', 'correct take_back'],
    ['dispatch', 'cancelled', 'correct'],
    ['dispatch', 'expired', ''],
  ] as const)('the steps of %s in the state %s are exactly: %s', (hand, state, steps) => {
    expect(stepsFrom(hand, state).join(' ')).toBe(steps);
  });

  it('an ended ride changes only by a correction or by taking its end back, and an open ride is never corrected', () => {
    for (const hand of HANDS) {
      for (const state of ENDED_STATES) {
        const others = stepsFrom(hand, state).filter((name) => name !== 'correct' && name !== 'take_back');
        expect(others).toEqual([]);
      }
      for (const state of OPEN_STATES) expect(stepsFrom(hand, state)).not.toContain('correct');
    }
  });

  it.each([
    ['arrived', 'on_the_way'],
    ['in_progress', 'arrived'],
    ['completed', 'in_progress'],
    ['no_show', 'arrived'],
    ['on_the_way', null],
    ['cancelled', null],
    ['expired', null],
  ] as const)('a step back from %s leads to %s [B9]', (state, before) => {
    expect(stateBefore(state)).toBe(before);
    expect(stepNamed('take_back').from['its-driver']?.includes(state)).toBe(before !== null);
  });

  it('every state is reached by a step', () => {
    const reached = new Set(STEP_NAMES.map((name) => stepNamed(name).to));
    expect(RIDE_STATES.filter((state) => !reached.has(state))).toEqual([]);
  });
});
