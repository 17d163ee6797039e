import { describe, expect, it } from 'vitest';
import { STEP_NAMES } from '../ride/ride-steps.ts';
import { after, aRide, BOOKED_AT, CARD } from '../ride/ride.builder.ts';
import { stepBatch } from './step-batch.ts';
import { turnOf, waitingStepOf, withWaiting, type WaitingStep } from './waiting-step.ts';

const DARIO = 'u-dario';
const REQUEST = { did: 'request', by: 'u-robin', at: BOOKED_AT };
const TAKE = { did: 'take', by: DARIO, at: after(60) };
const ARRIVE = { did: 'arrive', by: DARIO, at: after(210) };
const EDIT = { did: 'edit', by: 'u-ada', at: after(205) };
const ride = aRide('on_the_way', { rev: 1, log: { 0: REQUEST, 1: TAKE } });
/** The ride after an edit by dispatch. */
const edited = aRide('on_the_way', { rev: 2, log: { 0: REQUEST, 1: TAKE, 2: EDIT } });

const waits = (did: WaitingStep['did'], rev: number, seconds = rev * 100): WaitingStep => ({
  ride: 'ride-1',
  rev,
  did,
  saidAt: after(seconds),
});
const ALL = [waits('arrive', 2), waits('start', 3), waits('complete', 4)];

describe('steps that wait for the network', () => {
  it('only the steps arrive, start and complete may wait', () => {
    const steps = STEP_NAMES.filter((did) => did !== 'request');
    const waiting = steps.flatMap((did) => waitingStepOf(ride, did, after(200)) ?? []);
    expect(waiting).toEqual([
      { ride: 'ride-1', rev: 2, did: 'arrive', saidAt: after(200) },
      { ride: 'ride-1', rev: 2, did: 'start', saidAt: after(200) },
      { ride: 'ride-1', rev: 2, did: 'complete', saidAt: after(200) },
    ]);
  });

  it('the ride is shown as it is after each waiting step', () => {
    expect(withWaiting(ride, ALL.slice(0, 1), DARIO)).toMatchObject({
      state: 'arrived',
      rev: 2,
      arrivedAt: after(200),
      card: CARD,
    });
    expect(withWaiting(ride, ALL.slice(0, 2), DARIO)).toMatchObject({ state: 'in_progress', rev: 3 });
    const ended = withWaiting(ride, ALL, DARIO);
    expect(ended).toMatchObject({ state: 'completed', rev: 4, endedAt: after(400) });
    expect(ended).toHaveProperty('log.4', expect.objectContaining({ did: 'complete', by: DARIO }));
  });

  it('a stored step, a step of another ride and a step that the state does not allow change nothing', () => {
    const others = [{ ...waits('arrive', 2), ride: 'ride-2' }, waits('complete', 2)];
    expect(withWaiting(ride, others, DARIO)).toBe(ride);
    expect(withWaiting(ride, [], DARIO)).toBe(ride);
    const arrived = aRide('arrived', { rev: 2, log: { 0: REQUEST, 1: TAKE, 2: ARRIVE } });
    expect(withWaiting(arrived, ALL.slice(0, 1), DARIO)).toBe(arrived);
  });

  it('an edit by dispatch does not undo the driver’s waiting steps', () => {
    expect(withWaiting(edited, ALL, DARIO)).toMatchObject({
      state: 'completed',
      rev: 5,
      endedAt: after(400),
    });
  });
});

describe('the first step that waits', () => {
  const [arrive, start] = [waits('arrive', 2), waits('start', 3)];

  it('a step is sent for the ride as stored, with the time of the press', () => {
    const turn = turnOf(arrive, ride, DARIO);
    expect(turn).toEqual({ turn: 'send', ride, order: { did: 'arrive', saidAt: after(200) } });
    const order = { did: 'arrive', saidAt: after(200) } as const;
    const [change] = stepBatch(ride, order, { uid: DARIO, now: after(500) });
    expect(change?.fields).toMatchObject({ 'log.2': { did: 'arrive', saidAt: after(200) } });
  });

  it('a time before the last stored step is left out, because the device’s clock is slow', () => {
    expect(turnOf(waits('arrive', 2, 59), ride, DARIO)).toMatchObject({ order: { saidAt: undefined } });
    const log = { 0: REQUEST, 1: TAKE, 2: { did: 'arrive', by: DARIO, at: after(900), saidAt: after(200) } };
    const arrived = aRide('arrived', { rev: 2, log });
    expect(turnOf(start, arrived, DARIO)).toMatchObject({ order: { saidAt: after(300) } });
  });

  it('a step that is stored already is done', () => {
    const log = { 0: REQUEST, 1: TAKE, 2: ARRIVE };
    expect(turnOf(arrive, aRide('arrived', { rev: 2, log }), DARIO)).toEqual({ turn: 'stored' });
    const later = { 0: REQUEST, 1: TAKE, 2: EDIT, 3: ARRIVE };
    expect(turnOf(arrive, aRide('arrived', { rev: 3, log: later }), DARIO)).toEqual({ turn: 'stored' });
  });

  it('a step whose number an edit by dispatch has taken is sent again, and with its time only if it was pressed after the edit', () => {
    const turn = turnOf(arrive, edited, DARIO);
    expect(turn).toEqual({ turn: 'send', ride: edited, order: { did: 'arrive', saidAt: undefined } });
    const pressedAfter = waits('arrive', 2, 206);
    expect(turnOf(pressedAfter, edited, DARIO)).toMatchObject({ order: { saidAt: after(206) } });
    const arrived = aRide('arrived', { rev: 3, log: { 0: REQUEST, 1: TAKE, 2: EDIT, 3: ARRIVE } });
    expect(turnOf(start, arrived, DARIO)).toMatchObject({ turn: 'send', ride: arrived });
  });

  it('an earlier arrival in the same ride is not the step that waits', () => {
    const log = {
      0: REQUEST,
      1: TAKE,
      2: ARRIVE,
      3: { did: 'recall', by: 'u-ada', at: after(220) },
      4: TAKE,
    };
    const again = aRide('on_the_way', { rev: 4, log });
    expect(turnOf(waits('arrive', 5), again, DARIO)).toMatchObject({ turn: 'send' });
  });

  it('a step is refused once another person’s step has ended the ride, or the ride is another driver’s or unreadable', () => {
    const log = { 0: REQUEST, 1: TAKE, 2: { did: 'cancel', by: 'u-robin', at: after(150), why: 'mistake' } };
    const cancelled = aRide('cancelled', { rev: 2, log, driver: DARIO });
    expect(turnOf(arrive, cancelled, DARIO)).toEqual({ turn: 'refused' });
    expect(turnOf(start, cancelled, DARIO)).toEqual({ turn: 'refused' });
    expect(turnOf(arrive, { ...ride, driver: 'u-dilek' }, DARIO)).toEqual({ turn: 'refused' });
    expect(turnOf(arrive, null, DARIO)).toEqual({ turn: 'refused' });
    expect(turnOf(arrive, { state: 'damaged', id: 'ride-1', fields: ['log'] }, DARIO)).toEqual({
      turn: 'refused',
    });
  });
});
