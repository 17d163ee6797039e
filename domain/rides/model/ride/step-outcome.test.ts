import { describe, expect, it } from 'vitest';
import { after, aRide } from './ride.builder.ts';
import { outcomeOf } from './step-outcome.ts';

const LOG = { 0: { did: 'request', by: 'u-robin', at: after(0) } };
const taken = { did: 'take', by: 'u-dario', at: after(5) };
const TAKE = { rev: 1, did: 'take', uid: 'u-dario' } as const;

describe('a ride that is read back after a failure', () => {
  it('a step whose line is there was taken, whatever came after it', () => {
    const log = { ...LOG, 1: taken };
    expect(outcomeOf(aRide('on_the_way', { rev: 1, log }), TAKE)).toBe('done');
    const later = { ...log, 2: { did: 'cancel', by: 'u-robin', at: after(9), why: 'mistake' } };
    expect(outcomeOf(aRide('cancelled', { rev: 2, log: later }), TAKE)).toBe('done');
  });

  it('a step whose number nobody has used was not taken', () => {
    expect(outcomeOf(aRide('requested', { log: LOG }), TAKE)).toBe('undone');
  });

  it.each([
    ['another person’s', { ...taken, by: 'u-dilek' }],
    ['another', { ...taken, did: 'reserve' }],
  ])('where %s step came first, the state that it led to is told', (_, line) => {
    const ride = aRide('on_the_way', { rev: 1, log: { ...LOG, 1: line } });
    expect(outcomeOf(ride, TAKE)).toEqual({ code: 'ride-changed', state: 'on_the_way' });
  });

  it.each([
    ['cancelled', { code: 'ride-over', state: 'cancelled' }],
    ['completed', { code: 'ride-over', state: 'completed' }],
    ['expired', { code: 'ride-expired' }],
  ] as const)('a ride that is %s meanwhile is told as over', (state, refusal) => {
    const line = { did: 'cancel', by: 'u-robin', at: after(9) };
    expect(outcomeOf(aRide(state, { rev: 1, log: { ...LOG, 1: line } }), TAKE)).toEqual(refusal);
  });
});
