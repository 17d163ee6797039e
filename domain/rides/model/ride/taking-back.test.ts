import { describe, expect, it } from 'vitest';
import { REMOVED, SERVER_TIME } from '../../../shared/record-write.ts';
import { obstacleTo, type Circumstances } from '../steps/obstacles.ts';
import { after, aRide, CARD } from './ride.builder.ts';
import { stepBatch } from '../steps/step-batch.ts';

const at = (seconds: number, given: Partial<Circumstances> = {}): Circumstances => ({
  now: after(seconds),
  uid: 'u-dario',
  onDuty: true,
  driving: null,
  rest: null,
  ...given,
});

const taker = { uid: 'u-dario', now: after(400) };

/** The fields that every step stores. */
const every = (state: string, did: string) => ({
  state,
  did,
  rev: 1,
  changedAt: SERVER_TIME,
  'log.1': { did, by: 'u-dario', at: SERVER_TIME },
});

describe('the writes of taking a step back [B9]', () => {
  it.each([
    ['arrived', 'on_the_way', { arrivedAt: REMOVED }],
    ['in_progress', 'arrived', {}],
  ] as const)('a step back from %s leads to %s, and also stores only %o', (state, to, fields) => {
    expect(stepBatch(aRide(state), { did: 'take_back' }, taker)).toEqual([
      { kind: 'update', path: 'rides/ride-1', fields: { ...every(to, 'take_back'), ...fields } },
    ]);
  });

  it.each([
    ['completed', 'in_progress'],
    ['no_show', 'arrived'],
  ] as const)(
    'taking back the end %s leads to %s with the present card, and locks the driver',
    (state, to) => {
      const card = { ...CARD, phone: '+49 30 2' };
      const ended = aRide(state, {
        driver: 'u-dario',
        card: { ...CARD, phone: undefined },
        arrivedAt: after(300),
      });
      const fields = { ...every(to, 'take_back'), open: true, endedAt: REMOVED, card };
      expect(stepBatch(ended, { did: 'take_back', card }, taker)).toEqual([
        { kind: 'update', path: 'rides/ride-1', fields },
        { kind: 'update', path: 'drivers/u-dario', fields: { ride: 'ride-1', seenAt: SERVER_TIME } },
      ]);
      // A step of dispatch is no sign of life of the driver.
      const [, locked] = stepBatch(ended, { did: 'take_back', card }, { ...taker, uid: 'u-ada' });
      expect(locked?.fields).toEqual({ ride: 'ride-1', assignedAt: SERVER_TIME });
    },
  );
});

describe('the obstacles to taking back a step [B9]', () => {
  const LAST = {
    arrived: 'arrive',
    in_progress: 'start',
    completed: 'complete',
    no_show: 'no_show',
  } as const;
  type Back = keyof typeof LAST;
  const BACK = ['arrived', 'in_progress', 'completed', 'no_show'] as const;
  /** The ride a minute after its booking, when Dario or another person has taken its last step. */
  const done = (state: Back, given: object = {}, by = 'u-dario') =>
    aRide(state, {
      driver: 'u-dario',
      did: LAST[state],
      rev: 1,
      changedAt: after(60),
      ...(state === 'completed' || state === 'no_show' ? { endedAt: after(60) } : {}),
      log: {
        0: { did: 'request', by: 'u-robin', at: after(0) },
        1: { did: LAST[state], by, at: after(60) },
      },
      ...given,
    });
  const TOO_LATE = { code: 'not-taken-back', by: 'driver' };

  it.each(BACK)('a driver can take back the step to %s for half a minute', (state) => {
    expect(obstacleTo('take_back', done(state), at(89))).toBeNull();
    expect(obstacleTo('take_back', done(state), at(90))).toEqual(TOO_LATE);
  });

  it.each(BACK)(
    'in the state %s a driver cannot take back a step that dispatch entered, or that another step followed',
    (state) => {
      const code = state === 'completed' || state === 'no_show' ? 'ride-over' : 'ride-changed';
      expect(obstacleTo('take_back', done(state, {}, 'u-ada'), at(61))).toMatchObject({
        code,
        by: 'dispatch',
      });
      const edited = done(state, {
        did: 'edit',
        rev: 1,
        log: {
          0: { did: 'request', by: 'u-robin', at: after(0) },
          1: { did: 'edit', by: 'u-dario', at: after(60) },
        },
      });
      expect(obstacleTo('take_back', edited, at(61))).toMatchObject({ code });
    },
  );

  it('after a hundred steps a driver cannot take back a step, and dispatch can', () => {
    const log = (rev: number) =>
      Object.fromEntries(
        Array.from({ length: rev + 1 }, (_, n) => [n, { did: 'arrive', by: 'u-dario', at: after(60) }]),
      );
    expect(obstacleTo('take_back', done('arrived', { rev: 99, log: log(99) }), at(61))).toBeNull();
    const long = done('arrived', { rev: 100, log: log(100) });
    expect(obstacleTo('take_back', long, at(61))).toEqual(TOO_LATE);
    expect(obstacleTo('take_back', long, at(61, { uid: 'u-ada' }))).toBeNull();
  });

  it('dispatch can take back a step of an open ride at any time, whoever took it and whatever followed', () => {
    for (const state of ['arrived', 'in_progress'] as const) {
      expect(obstacleTo('take_back', done(state), at(90_000, { uid: 'u-ada' })), state).toBeNull();
      const edited = done(state, { did: 'edit' });
      expect(obstacleTo('take_back', edited, at(61, { uid: 'u-ada' })), state).toBeNull();
    }
  });

  it('dispatch can reopen a ride for two hours after its end, unless its outcome was corrected', () => {
    const asAda = (seconds: number) => at(seconds, { uid: 'u-ada' });
    for (const state of ['completed', 'no_show'] as const) {
      expect(obstacleTo('take_back', done(state), asAda(7259)), state).toBeNull();
      expect(obstacleTo('take_back', done(state), asAda(7260)), state).toEqual({
        code: 'not-taken-back',
        by: 'dispatch',
      });
      const corrected = done(state, { did: 'correct' });
      expect(obstacleTo('take_back', corrected, asAda(61)), state).toMatchObject({ code: 'ride-over' });
    }
  });

  it('the end of a ride cannot be taken back while its driver drives another ride or is off duty', () => {
    const ended = done('completed');
    const driving = { driving: 'ride-0' };
    expect(obstacleTo('take_back', ended, at(61, driving))).toEqual({
      code: 'already-driving',
      ride: 'ride-0',
    });
    expect(obstacleTo('take_back', ended, at(61, { driving: 'ride-1' }))).toBeNull();
    expect(obstacleTo('take_back', ended, at(61, { onDuty: false }))).toEqual({ code: 'not-on-duty' });
    const uid = 'u-ada';
    const engaged = { code: 'driver-engaged', isOver: true };
    expect(obstacleTo('take_back', ended, at(61, { ...driving, uid }))).toEqual({ ...engaged, by: 'ride' });
    expect(obstacleTo('take_back', ended, at(61, { onDuty: false, uid }))).toEqual({
      ...engaged,
      by: 'off-duty',
    });
    expect(obstacleTo('depart', aRide('accepted'), at(61, { ...driving, uid }))).toEqual({
      code: 'driver-engaged',
      by: 'ride',
      isOver: false,
    });
  });
});
