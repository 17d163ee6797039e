import { describe, expect, it } from 'vitest';
import { givesBack } from './gives-back.builder.ts';
import { after, aRide, CARD } from '../ride/ride.builder.ts';
import { outcomeOf } from './step-outcome.ts';

const LOG = { 0: { did: 'request', by: 'u-robin', at: after(0) } };
const taken = { did: 'take', by: 'u-dario', at: after(5) };
const TAKE = {
  rev: 1,
  order: { did: 'take', card: CARD, etaAt: null },
  uid: 'u-dario',
} as const;

describe('a ride that is read back after a failure', () => {
  it('a step whose line is stored was taken, whatever followed', () => {
    const log = { ...LOG, 1: taken };
    expect(outcomeOf(aRide('on_the_way', { rev: 1, log }), TAKE)).toBe('done');
    const later = { ...log, 2: { did: 'cancel', by: 'u-robin', at: after(9), why: 'mistake' } };
    expect(outcomeOf(aRide('cancelled', { rev: 2, log: later }), TAKE)).toBe('done');
  });

  it('a step whose number is unused was not taken', () => {
    expect(outcomeOf(aRide('requested', { log: LOG }), TAKE)).toBe('undone');
  });

  it.each([
    ['another person’s', { ...taken, by: 'u-dilek' }],
    ['another', { ...taken, did: 'reserve' }],
  ])('if %s step came first, the result is the present state of the ride', (_, line) => {
    const ride = aRide('on_the_way', { rev: 1, did: line.did, log: { ...LOG, 1: line } });
    expect(outcomeOf(ride, TAKE)).toEqual({
      code: 'ride-changed',
      state: 'on_the_way',
      did: line.did,
      by: 'driver',
    });
  });

  it.each([
    ['cancelled', { code: 'ride-over', state: 'cancelled', did: 'cancel', by: 'passenger' }],
    ['completed', { code: 'ride-over', state: 'completed', did: 'cancel', by: 'passenger' }],
    ['expired', { code: 'ride-expired' }],
  ] as const)('the refusal for a ride that is %s meanwhile says so', (state, refusal) => {
    const line = { did: 'cancel', by: 'u-robin', at: after(9) };
    const ride = aRide(state, { rev: 1, did: 'cancel', log: { ...LOG, 1: line } });
    expect(outcomeOf(ride, TAKE)).toEqual(refusal);
  });

  it('of two offers by one person to two drivers, only the stored one was made', () => {
    const line = { did: 'offer', by: 'u-ada', at: after(5), driver: 'u-dilek' };
    const ride = aRide('offered', { rev: 1, did: 'offer', driver: 'u-dilek', log: { ...LOG, 1: line } });
    const offerTo = (driver: string) =>
      outcomeOf(ride, { rev: 1, order: { did: 'offer', driver }, uid: 'u-ada' });
    expect(offerTo('u-dilek')).toBe('done');
    expect(offerTo('u-dario')).toEqual({
      code: 'ride-changed',
      state: 'offered',
      did: 'offer',
      by: 'dispatch',
    });
  });

  it('a cancellation with another reason, such as from another tab, counts as another step', () => {
    const line = { did: 'cancel', by: 'u-robin', at: after(5), why: 'mistake' };
    const ride = aRide('cancelled', { rev: 1, did: 'cancel', log: { ...LOG, 1: line } });
    const cancelFor = (why: 'mistake' | 'too_long') =>
      outcomeOf(ride, { rev: 1, order: { did: 'cancel', why }, uid: 'u-robin' });
    expect(cancelFor('mistake')).toBe('done');
    expect(cancelFor('too_long')).toMatchObject({ code: 'ride-over' });
  });

  it('of two corrections by one person to two outcomes, only the stored one was made', () => {
    const line = { did: 'correct', by: 'u-ada', at: after(90) };
    const ride = aRide('completed', { rev: 1, did: 'correct', log: { ...LOG, 1: line } });
    const correctTo = (to: 'completed' | 'cancelled') =>
      outcomeOf(ride, { rev: 1, order: { did: 'correct', to, note: 'Nobody came.' }, uid: 'u-ada' });
    expect(correctTo('completed')).toBe('done');
    expect(correctTo('cancelled')).toEqual({
      code: 'ride-over',
      state: 'completed',
      did: 'correct',
      by: 'dispatch',
    });
  });

  it('a reason of a driver or of dispatch, which the log does not have, is not compared', () => {
    const line = { did: 'cancel', by: 'u-ada', at: after(5) };
    const ride = aRide('cancelled', { rev: 1, did: 'cancel', log: { ...LOG, 1: line } });
    const order = { did: 'cancel', why: 'by_phone' } as const;
    expect(outcomeOf(ride, { rev: 1, order, uid: 'u-ada' })).toBe('done');
    const back = aRide('requested', {
      rev: 1,
      did: givesBack().did,
      log: { ...LOG, 1: { ...line, did: givesBack().did } },
    });
    expect(outcomeOf(back, { rev: 1, order: givesBack(), uid: 'u-ada' })).toBe('done');
  });
});
