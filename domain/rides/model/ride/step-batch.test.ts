import { describe, expect, it } from 'vitest';
import { REMOVED, SERVER_TIME } from '../../../shared/record-write.ts';
import { after, aRide, CARD } from './ride.builder.ts';
import type { Ride } from './ride.ts';
import { stepBatch } from './step-batch.ts';
import type { StepOrder } from './step-order.ts';

const changeOf = (
  ride: Ride,
  order: StepOrder,
  now = after(400),
  denied = false,
): Readonly<Record<string, unknown>> => ({
  ...stepBatch(ride, order, { uid: 'u-dario', now, denied })[0]?.fields,
});

/** What every step stores. */
const every = (state: string, did: string, said: object = {}) => ({
  state,
  did,
  rev: 1,
  changedAt: SERVER_TIME,
  'log.1': { did, by: 'u-dario', at: SERVER_TIME, ...said },
});

describe('what a step stores', () => {
  it('a taken ride has its driver, the card and the estimate, and the driver points at it', () => {
    const order = { did: 'take', card: CARD, etaAt: after(700) } as const;
    expect(stepBatch(aRide('requested'), order, { uid: 'u-dario', now: after(400) })).toEqual([
      {
        path: 'rides/ride-1',
        kind: 'update',
        fields: { ...every('on_the_way', 'take'), driver: 'u-dario', card: CARD, etaAt: after(700) },
      },
      { path: 'drivers/u-dario', kind: 'update', fields: { ride: 'ride-1', seenAt: SERVER_TIME } },
    ]);
  });

  it('without an estimate no earlier one stays', () => {
    expect(changeOf(aRide('accepted'), { did: 'depart', card: CARD, etaAt: null })).toEqual({
      ...every('on_the_way', 'depart'),
      card: CARD,
      etaAt: REMOVED,
    });
  });

  it.each([
    ['on_the_way', 'arrive', { arrivedAt: SERVER_TIME }, 'arrived'],
    ['arrived', 'start', {}, 'in_progress'],
    ['in_progress', 'complete', { open: false, 'card.phone': REMOVED, endedAt: SERVER_TIME }, 'completed'],
    ['arrived', 'no_show', { open: false, 'card.phone': REMOVED, endedAt: SERVER_TIME }, 'no_show'],
    ['requested', 'expire', { open: false, endedAt: SERVER_TIME }, 'expired'],
    ['requested', 'extend', { searchFrom: SERVER_TIME }, 'requested'],
    ['offered', 'lapse', { driver: null, offeredAt: REMOVED, searchFrom: SERVER_TIME }, 'requested'],
  ] as const)('a ride in the state %s stores for %s exactly %o', (state, did, fields, to) => {
    expect(changeOf(aRide(state), { did })).toEqual({ ...every(to, did), ...fields });
  });

  it('a ride that is given back is as before it was taken, and remembers who gave it back', () => {
    expect(changeOf(aRide('arrived', { declined: ['u-x'] }), { did: 'give_back', why: 'delay' })).toEqual({
      ...every('requested', 'give_back', { why: 'delay' }),
      driver: null,
      card: null,
      arrivedAt: REMOVED,
      etaAt: REMOVED,
      declined: ['u-x', 'u-dario'],
      searchFrom: SERVER_TIME,
    });
  });

  it.each([
    ['requested', { did: 'extend' }],
    ['on_the_way', { did: 'give_back', why: 'delay' }],
  ] as const)(
    'on a device whose clock is behind, a ride now in the state %s is looked for from now',
    (state, order) => {
      expect(changeOf(aRide(state), order, after(-3600))).toHaveProperty('searchFrom', SERVER_TIME);
    },
  );

  it('a later ride that is given back is looked for from its pick-up, not from now', () => {
    const later = aRide('accepted', { kind: 'later', searchFrom: after(7200) });
    const order = { did: 'give_back', why: 'delay' } as const;
    expect(changeOf(later, order)).toHaveProperty('searchFrom', after(7200));
    expect(changeOf(later, order, after(7201))).toHaveProperty('searchFrom', SERVER_TIME);
    const denied = (now: Date) => changeOf(later, order, now, true)['searchFrom'];
    expect(denied(after(7201))).toEqual(after(7200));
    expect(denied(after(7199))).toBe(SERVER_TIME);
    // Denied for another reason: no clock is wrong by so much.
    expect(denied(after(3600))).toEqual(after(7200));
    expect(denied(after(10_800))).toBe(SERVER_TIME);
  });

  it('a later ride is looked for anew from now, whatever the device’s clock says', () => {
    const later = aRide('requested', { kind: 'later', searchFrom: after(7200) });
    expect(changeOf(later, { did: 'extend' })).toHaveProperty('searchFrom', SERVER_TIME);
  });

  it('an offer asks a driver without a card, an assignment sends one with it', () => {
    expect(changeOf(aRide('on_the_way'), { did: 'offer', driver: 'u-dilek' })).toMatchObject({
      state: 'offered',
      driver: 'u-dilek',
      card: null,
      offeredAt: SERVER_TIME,
      'log.1': { driver: 'u-dilek' },
    });
    const order = { did: 'assign', driver: 'u-dilek', card: CARD } as const;
    expect(changeOf(aRide('offered'), order)).toEqual({
      ...every('accepted', 'assign', { driver: 'u-dilek' }),
      driver: 'u-dilek',
      card: CARD,
      offeredAt: REMOVED,
    });
  });

  it('a promise sends a driver’s card without anything of the offer, and moves no pointer', () => {
    const taker = { uid: 'u-dario', now: after(400) };
    expect(stepBatch(aRide('offered'), { did: 'reserve', card: CARD }, taker)).toEqual([
      {
        path: 'rides/ride-1',
        kind: 'update',
        fields: { ...every('accepted', 'reserve'), driver: 'u-dario', card: CARD, offeredAt: REMOVED },
      },
    ]);
  });

  it('a ride that is recalled is as before, and remembers nobody', () => {
    expect(changeOf(aRide('on_the_way', { declined: ['u-x'] }), { did: 'recall' })).toEqual({
      ...every('requested', 'recall'),
      driver: null,
      card: null,
      etaAt: REMOVED,
      searchFrom: SERVER_TIME,
    });
  });

  it('an edit changes the trip and, in the same batch, the details, and the state stays', () => {
    const trip = { area: { from: 'Harbour', to: 'Clinic' }, people: 3, needs: ['pet'] } as const;
    const details = { from: { text: 'Pier 3, Harbour' }, to: { text: 'Clinic' }, note: 'Ring twice.' };
    const taker = { uid: 'u-dario', now: after(400) };
    expect(stepBatch(aRide('arrived'), { did: 'edit', ...trip, details }, taker)).toEqual([
      { path: 'rides/ride-1', kind: 'update', fields: { ...every('arrived', 'edit'), ...trip } },
      { path: 'rides/ride-1/private/details', kind: 'update', fields: details },
    ]);
  });

  it('a note is in the log with the reason "other", and an empty one is not', () => {
    const order = { did: 'cancel', why: 'other', note: 'Flat tyre' } as const;
    const line = (note: string | null) => changeOf(aRide('requested'), { ...order, note })['log.1'];
    expect(line('Flat tyre')).toEqual({ ...every('', 'cancel')['log.1'], why: 'other', note: 'Flat tyre' });
    expect(line(null)).toEqual({ ...every('', 'cancel')['log.1'], why: 'other' });
  });

  it('a correction changes the outcome and nothing else', () => {
    const order = { did: 'correct', to: 'completed', note: 'The driver pressed the wrong button.' } as const;
    expect(changeOf(aRide('no_show', { card: CARD, driver: 'u-dario' }), order)).toEqual(
      every('completed', 'correct', { note: order.note }),
    );
  });
});
