import { describe, expect, it } from 'vitest';
import { after, aRide } from './ride.builder.ts';
import { takenBack } from './taken-back.ts';

const logOf = (steps: string) =>
  aRide('requested', {
    rev: steps.split(' ').length - 1,
    log: Object.fromEntries(
      steps.split(' ').map((did, rev) => [rev, { did, by: 'u-dario', at: after(rev) }]),
    ),
  }).log;

describe('the step that the last line of a log takes back [B9]', () => {
  it.each([
    ['request take arrive take_back', 'arrive'],
    ['request take arrive start take_back', 'start'],
    ['request take arrive start complete take_back', 'complete'],
    ['request take arrive edit take_back', 'arrive'],
    ['request take arrive start complete take_back take_back', 'start'],
    ['request take arrive start take_back take_back', 'arrive'],
    ['request take arrive take_back arrive start take_back', 'start'],
    ['request take arrive recall take arrive take_back', 'arrive'],
    ['request take arrive', null],
  ] as const)('in the log %s it is %s', (steps, did) => {
    const log = logOf(steps);
    expect(takenBack(log, log.length - 1)).toBe(did);
  });

  it('an impossible log has no such step', () => {
    expect(takenBack(logOf('request take_back'), 1)).toBeNull();
    expect(takenBack(logOf('request take_back'), 2)).toBeNull();
  });
});
