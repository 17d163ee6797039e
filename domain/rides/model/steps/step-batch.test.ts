import { describe, expect, it } from 'vitest';
import { REMOVED, SERVER_TIME } from '../../../shared/record-write.ts';
import { givesBack } from './gives-back.builder.ts';
import { after, aRide, CARD } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { isRemarked, stepBatch, type StepOrder } from './step-batch.ts';

const DAY = 86_400;
const taker = { uid: 'u-dario', now: after(400), retention: DAY };

const changeOf = (
  ride: Ride,
  order: StepOrder,
  now = after(400),
  denied = false,
): Readonly<Record<string, unknown>> => ({
  ...stepBatch(ride, order, { ...taker, now, denied })[0]?.fields,
});

/** The remark of a step, if it has one. */
const remarkOf = (ride: Ride, order: StepOrder, uid = 'u-dario') =>
  stepBatch(ride, order, { ...taker, uid }).find(({ path }) => path.includes('/remarks/'));

/** The fields that every step stores. */
const every = (state: string, did: string, said: object = {}) => ({
  state,
  did,
  rev: 1,
  changedAt: SERVER_TIME,
  'log.1': { did, by: 'u-dario', at: SERVER_TIME, ...said },
});

describe('the writes of a step', () => {
  it('a taken ride gets its driver, the card and the estimate, and the driver’s record points at the ride', () => {
    const order = { did: 'take', card: CARD, etaAt: after(700) } as const;
    expect(stepBatch(aRide('requested'), order, taker)).toEqual([
      {
        path: 'rides/ride-1',
        kind: 'update',
        fields: { ...every('on_the_way', 'take'), driver: 'u-dario', card: CARD, etaAt: after(700) },
      },
      { kind: 'update', path: 'drivers/u-dario', fields: { ride: 'ride-1', seenAt: SERVER_TIME } },
    ]);
  });

  it('setting off without an estimate removes an earlier estimate', () => {
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
  ] as const)('a ride in the state %s stores for %s the usual fields and %o', (state, did, fields, to) => {
    expect(changeOf(aRide(state), { did })).toEqual({ ...every(to, did), ...fields });
  });

  it('a ride that is given back is as before it was taken, and lists the driver who gave it back', () => {
    expect(changeOf(aRide('arrived', { declined: ['u-x'] }), givesBack())).toEqual({
      ...every('requested', givesBack().did),
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
    ['on_the_way', givesBack()],
  ] as const)(
    'on a device whose clock is behind, the search for a ride for now in the state %s begins now',
    (state, order) => {
      expect(changeOf(aRide(state), order, after(-3600))).toHaveProperty('searchFrom', SERVER_TIME);
    },
  );

  it('the search for a later ride that is given back begins at its pick-up, if that is still to come', () => {
    const later = aRide('accepted', { kind: 'later', searchFrom: after(7200) });
    expect(changeOf(later, givesBack())).toHaveProperty('searchFrom', after(7200));
    expect(changeOf(later, givesBack(), after(7201))).toHaveProperty('searchFrom', SERVER_TIME);
    const denied = (now: Date) => changeOf(later, givesBack(), now, true)['searchFrom'];
    expect(denied(after(7201))).toEqual(after(7200));
    expect(denied(after(7199))).toBe(SERVER_TIME);
    // A clock is never wrong by an hour, so the rules denied this step for another reason.
    expect(denied(after(3600))).toEqual(after(7200));
    expect(denied(after(10_800))).toBe(SERVER_TIME);
  });

  it('the extended search for a later ride begins now, whatever the device’s clock', () => {
    const later = aRide('requested', { kind: 'later', searchFrom: after(7200) });
    expect(changeOf(later, { did: 'extend' })).toHaveProperty('searchFrom', SERVER_TIME);
  });

  it('an offer stores a driver without a card, and an assignment stores a driver with a card', () => {
    expect(changeOf(aRide('on_the_way'), { did: 'offer', driver: 'u-dilek' })).toMatchObject({
      state: 'offered',
      driver: 'u-dilek',
      card: null,
      offeredAt: SERVER_TIME,
      'log.1': { driver: 'u-dilek' },
    });
    const order = { did: 'assign', driver: 'u-dilek', card: CARD, slot: 'later2' } as const;
    expect(stepBatch(aRide('offered'), order, taker)).toEqual([
      {
        path: 'rides/ride-1',
        kind: 'update',
        fields: {
          ...every('accepted', 'assign', { driver: 'u-dilek' }),
          driver: 'u-dilek',
          declined: [],
          card: CARD,
          offeredAt: REMOVED,
        },
      },
      // A step of dispatch is no sign of life of the driver.
      {
        path: 'drivers/u-dilek',
        kind: 'update',
        fields: { 'slots.later2': 'ride-1', claim: 'later2', assignedAt: SERVER_TIME },
      },
    ]);
  });

  it('a promise stores the driver’s card, removes the offer and takes a slot, and the driver’s pointer stays', () => {
    expect(stepBatch(aRide('offered'), { did: 'reserve', card: CARD, slot: 'next' }, taker)).toEqual([
      {
        path: 'rides/ride-1',
        kind: 'update',
        fields: { ...every('accepted', 'reserve'), driver: 'u-dario', card: CARD, offeredAt: REMOVED },
      },
      {
        path: 'drivers/u-dario',
        kind: 'update',
        fields: { 'slots.next': 'ride-1', claim: 'next', seenAt: SERVER_TIME },
      },
    ]);
  });

  it('a ride that is recalled is as before it was taken, lists its former driver, and has the reason in its log', () => {
    const ride = aRide('on_the_way', { declined: ['u-x'] });
    expect(stepBatch(ride, { did: 'recall', why: 'nearer' }, { ...taker, uid: 'u-ada' })).toEqual([
      {
        path: 'rides/ride-1',
        kind: 'update',
        fields: {
          ...every('requested', 'recall'),
          'log.1': { did: 'recall', why: 'nearer', by: 'u-ada', at: SERVER_TIME },
          driver: null,
          card: null,
          etaAt: REMOVED,
          declined: ['u-x', 'u-dario'],
          searchFrom: SERVER_TIME,
        },
      },
    ]);
  });

  it('a driver from whom dispatch takes a ride is listed, unless the driver was only asked or gets the ride again', () => {
    const left = (state: 'offered' | 'accepted' | 'arrived', driver = 'u-dilek') =>
      changeOf(aRide(state, { declined: ['u-x'] }), { did: 'offer', driver })['declined'];
    expect([left('accepted'), left('arrived')]).toEqual([1, 2].map(() => ['u-x', 'u-dario']));
    expect([left('offered'), left('arrived', 'u-dario')]).toEqual([['u-x'], ['u-x']]);
  });

  it('a promise that ends before it is due loses its card, and after a denial near that time only the number', () => {
    const terms = { wait: 300, search: 1800, offer: 60, offerAhead: 43_200, release: 1800 };
    const pickupAt = after(7200 + terms.release);
    const promise = aRide('accepted', { kind: 'later', pickupAt, terms });
    const cancel = { did: 'cancel', why: 'mistake' } as const;
    expect(changeOf(promise, cancel, after(7199))).toHaveProperty('card', null);
    expect(changeOf(promise, cancel, after(7199), true)).toHaveProperty(['card.phone'], REMOVED);
    expect(changeOf(promise, cancel, after(7200))).toHaveProperty(['card.phone'], REMOVED);
    const early = aRide('on_the_way', { kind: 'later', pickupAt, terms });
    expect(changeOf(early, cancel, after(0))).toHaveProperty(['card.phone'], REMOVED);
  });

  it('a driver whose offer dispatch withdraws is not listed, and a driver who declines is', () => {
    const asked = aRide('offered', { declined: ['u-x'] });
    expect(changeOf(asked, { did: 'recall' })).toHaveProperty('declined', ['u-x']);
    expect(changeOf(asked, { did: 'decline', why: 'busy' })).toHaveProperty('declined', ['u-x', 'u-dario']);
  });

  it('a ride that ends loses a driver who was only asked, and keeps a driver who had it', () => {
    const order = { did: 'cancel', why: 'mistake' } as const;
    expect(changeOf(aRide('offered'), order)).toEqual({
      ...every('cancelled', 'cancel'),
      open: false,
      driver: null,
      endedAt: SERVER_TIME,
    });
    expect(changeOf(aRide('accepted'), order)).not.toHaveProperty('driver');
  });

  it('an edit changes the trip and the details, stores the former trip in a remark, and keeps the state', () => {
    const trip = { area: { from: 'Harbour', to: 'Clinic' }, people: 3, needs: ['pet'] } as const;
    const [to, name, phone] = [{ text: 'Clinic' }, 'Pam Penn', '555 2'];
    const details = { from: { text: 'Pier 3, Harbour' }, to, note: 'Ring twice.', name, phone };
    const was = { from: { text: '12 Lime Walk' }, to, note: '', name: 'Pat Penn', phone: '555 1' };
    expect(stepBatch(aRide('arrived'), { did: 'edit', ...trip, details, was }, taker)).toEqual([
      { kind: 'update', path: 'rides/ride-1', fields: { ...every('arrived', 'edit'), ...trip } },
      {
        path: 'rides/ride-1/remarks/1',
        kind: 'set',
        fields: {
          did: 'edit',
          by: 'u-dario',
          at: SERVER_TIME,
          deleteAt: after(400 + DAY - 3600),
          was: { ...was, people: 1, needs: [] },
        },
      },
      { kind: 'update', path: 'rides/ride-1/private/details', fields: details },
    ]);
  });

  it('a correction changes the outcome and nothing else', () => {
    const order = { did: 'correct', to: 'completed', note: 'The driver pressed the wrong button.' } as const;
    expect(changeOf(aRide('no_show', { card: CARD, driver: 'u-dario' }), order)).toEqual(
      every('completed', 'correct'),
    );
  });
});

describe('the words of a step', () => {
  it.each([
    ['offered', { did: 'decline', why: 'other', note: 'Flat tyre' }, { why: 'other', note: 'Flat tyre' }],
    ['accepted', givesBack(), { why: 'delay' }],
    ['accepted', { did: 'cancel', why: 'other', note: null }, { why: 'other' }],
    ['completed', { did: 'correct', to: 'no_show', note: 'Nobody came.' }, { note: 'Nobody came.' }],
  ] as const)('in the state %s the words of %o are in the remark alone: %o', (state, order, words) => {
    const remark = { did: order.did, by: 'u-dario', at: SERVER_TIME, deleteAt: after(400 + DAY - 3600) };
    expect(remarkOf(aRide(state), order)).toEqual({
      path: 'rides/ride-1/remarks/1',
      kind: 'set',
      fields: { ...remark, ...words },
    });
    expect(changeOf(aRide(state), order)['log.1']).toEqual(every('', order.did)['log.1']);
  });

  it('a passenger’s reason to cancel is in the log, and there is a remark only for a note', () => {
    const cancel = (order: Extract<StepOrder, { did: 'cancel' }>) =>
      stepBatch(aRide('requested'), order, { ...taker, uid: 'u-robin' });
    const [change, remark] = cancel({ did: 'cancel', why: 'other', note: 'My plans changed' });
    const line = { did: 'cancel', by: 'u-robin', at: SERVER_TIME, why: 'other' };
    expect(change?.fields).toHaveProperty(['log.1'], line);
    expect(remark?.fields).toMatchObject({ why: 'other', note: 'My plans changed' });
    for (const order of [
      { did: 'cancel', why: 'other', note: null },
      { did: 'cancel', why: 'mistake' },
    ] as const) {
      expect(cancel(order)).toHaveLength(1);
    }
  });

  it('a passenger’s cancellation has a remark only with a note, a cancellation by dispatch and a return always, and a step without words never', () => {
    const own = (note: string | null) =>
      isRemarked(aRide('requested'), { did: 'cancel', why: 'other', note }, 'u-robin');
    expect([own('My plans changed'), own(null)]).toEqual([true, false]);
    const cancel = { did: 'cancel', why: 'by_phone' } as const;
    expect(isRemarked(aRide('requested'), cancel, 'u-ada')).toBe(true);
    expect(isRemarked(aRide('accepted'), givesBack(), 'u-dario')).toBe(true);
    for (const did of ['recall', 'arrive', 'expire', 'lapse'] as const) {
      expect(isRemarked(aRide('accepted'), { did }, 'u-dario'), did).toBe(false);
    }
  });
});
