import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../shared/durations.ts';
import { fail } from '../../shared/result.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { aStoredRide } from '../model/ride/ride.builder.ts';
import type { UnsentSteps, UnsentFate } from '../ports/unsent-steps.ts';
import { asksBack } from '../model/steps/gives-back.builder.ts';
import { createOutbox, hasAnswered, type Outbox } from './outbox.ts';
import { aRideWorld, DARIO } from '../services/ride-world.builder.ts';
import type { RideOrder } from '../services/take-step.ts';

const ID = 'ride-1';

/** A device that stores values as JSON. */
function aDevice() {
  const stored = new Map<UnsentFate, string>();
  const unsent: UnsentSteps = {
    read: (fate) => JSON.parse(stored.get(fate) ?? 'null'),
    store: (fate, steps) => void stored.set(fate, JSON.stringify(steps)),
  };
  return { unsent, stored };
}

/** The page of a driver on the way to a passenger, with an outbox that is watched. */
function aDriver(device = aDevice()) {
  const world = aRideWorld(DARIO);
  const { clock, rideOf } = world;
  world.put('drivers/u-dario', aStoredShift({ ride: ID }));
  world.put(`rides/${ID}`, aStoredRide('on_the_way'));
  const open = () =>
    createOutbox(DARIO.uid, {
      read: world.rideViews.read,
      takeStep: world.takeStep,
      unsent: device.unsent,
      now: clock.now,
    });
  const outbox = open();
  const close = outbox.watch(() => {});
  return {
    ...world,
    outbox,
    close,
    device,
    /** The same page after a reload. */
    reopen() {
      close();
      const next = open();
      next.watch(() => {});
      return next;
    },
    /** Presses a button without a network, and waits a minute. */
    async press(did: 'arrive' | 'start' | 'complete') {
      // Only the first step is sent, twice, and neither attempt reaches the server. Further steps wait unsent.
      if (outbox.current().waiting.length === 0) world.script('unsent', 'unsent');
      const taken = await outbox.take(rideOf(ID), { did }, false);
      clock.advance(MINUTE_MS);
      return valueOf(taken);
    },
    /** The server answers again, `times` times, a second apart. */
    async hear(times = 1, by: Outbox = outbox) {
      for (let time = 0; time < times; time += 1) {
        clock.advance(1000);
        await by.hear(clock.now());
      }
    },
    dids: (of: UnsentFate, by: Outbox = outbox) => by.current()[of].map(({ did }) => did),
    log: () => rideOf(ID).log.map(({ did }) => did),
  };
}

describe('a step that a driver takes', () => {
  test('is sent at once with a network, and does not wait', async () => {
    const { outbox, rideOf, dids, device } = aDriver();
    expect(valueOf(await outbox.take(rideOf(ID), { did: 'arrive' }, false))).toBe('taken');
    expect(rideOf(ID).state).toBe('arrived');
    expect(dids('waiting')).toEqual([]);
    expect(device.stored.size).toBe(0);
  });

  test('waits without a network, with the time of the press', async () => {
    const { outbox, press, dids, clock, device } = aDriver();
    const saidAt = clock.now();
    expect(await press('arrive')).toBe('waits');
    expect(dids('waiting')).toEqual(['arrive']);
    expect(outbox.current().waiting[0]?.saidAt).toEqual(saidAt);
    expect(device.stored.get('waiting')).toContain('arrive');
  });

  test('waits without a request behind another step, and before the first answer of the server', async () => {
    const { outbox, press, dids, rideOf, requestsOf } = aDriver();
    await press('arrive');
    const sent = requestsOf('write rides');
    expect(await press('start')).toBe('waits');
    expect(requestsOf('write rides')).toBe(sent);
    expect(dids('waiting')).toEqual(['arrive', 'start']);
    const unheard = aDriver();
    expect(valueOf(await unheard.outbox.take(rideOf(ID), { did: 'arrive' }, true))).toBe('waits');
    expect(unheard.requestsOf('write rides')).toBe(0);
    expect(outbox.current().refused).toEqual([]);
  });

  test.each([
    [asksBack(), 'network'],
    [{ did: 'arrive' }, 'permission-denied'],
  ] as const)('does not wait if it is %j and fails with %s', async (order: RideOrder, code) => {
    const { device } = aDriver();
    const outbox = createOutbox(DARIO.uid, {
      read: async () => fail({ code }),
      takeStep: async () => fail({ code }),
      unsent: device.unsent,
      now: () => new Date(),
    });
    const { rideOf } = aDriver();
    expect(await outbox.take(rideOf(ID), order, false)).toEqual(fail({ code }));
    expect(outbox.current().waiting).toEqual([]);
  });
});

describe('the steps that wait', () => {
  test('are sent in order once the server answers, with their times, and removed once a read shows them', async () => {
    const { press, hear, dids, rideOf, clock, device } = aDriver();
    const first = clock.now();
    await press('arrive');
    await press('start');
    await press('complete');
    await hear();
    expect(rideOf(ID).state).toBe('arrived');
    expect(dids('waiting')).toEqual(['arrive', 'start', 'complete']);
    await hear();
    expect(dids('waiting')).toEqual(['start', 'complete']);
    await hear(2);
    expect(rideOf(ID).state).toBe('completed');
    expect(dids('waiting')).toEqual([]);
    expect(device.stored.get('waiting')).toBe('[]');
    const times = rideOf(ID).log.flatMap(({ saidAt }) => (saidAt === null ? [] : saidAt.getTime()));
    expect(times.map((time) => time - first.getTime())).toEqual([0, MINUTE_MS, 2 * MINUTE_MS]);
  });

  test('are not sent before the server has answered, or without a watcher', async () => {
    const { outbox, press, hear, close, rideOf } = aDriver();
    await press('arrive');
    await outbox.hear(null);
    expect(rideOf(ID).state).toBe('on_the_way');
    close();
    await hear(3);
    expect(rideOf(ID).state).toBe('on_the_way');
  });

  test('are not sent a second time by an answer during a request', async () => {
    const { outbox, press, clock, requestsOf } = aDriver();
    await press('arrive');
    const sent = requestsOf('write rides');
    await Promise.all([outbox.hear(clock.now()), outbox.hear(new Date(clock.now().getTime() + 1))]);
    expect(requestsOf('write rides')).toBe(sent + 1);
  });

  test('are sent again at the next answer after another lost request', async () => {
    const { press, hear, dids, script, rideOf } = aDriver();
    await press('arrive');
    script('unsent', 'unsent');
    await hear();
    expect([dids('waiting'), dids('refused')]).toEqual([['arrive'], []]);
    await hear(2);
    expect(rideOf(ID).state).toBe('arrived');
    expect(dids('waiting')).toEqual([]);
  });

  test.each([
    ['unavailable', 'permission-denied'],
    ['app-check-unavailable', 'unexpected'],
  ] as const)('wait on after %s, and are refused if a read fails with %s', async (passing, code) => {
    const { press, hear, dids, hide, script } = aDriver();
    await press('arrive');
    script({ code: passing }, { code: passing });
    await hear();
    hide(`rides/${ID}`, { code: passing });
    await hear();
    expect(dids('waiting')).toEqual(['arrive']);
    hide(`rides/${ID}`, { code });
    await hear();
    expect([dids('waiting'), dids('refused')]).toEqual([[], ['arrive']]);
  });

  test('are not refused because of a step of dispatch during a request', async () => {
    const { press, hear, dids, step, meanwhile, log } = aDriver();
    await press('arrive');
    await press('start');
    meanwhile(() =>
      step(
        ID,
        { did: 'renew_card', card: { name: 'D', vehicle: 'V', plate: 'P', colour: null, phone: '1' } },
        'u-ada',
      ),
    );
    await hear();
    expect(dids('waiting')).toEqual(['arrive', 'start']);
    await hear(4);
    expect(log().slice(-3)).toEqual(['renew_card', 'arrive', 'start']);
    expect(dids('refused')).toEqual([]);
  });

  test('are all refused with the first, also on the device, until `forgetRefused`', async () => {
    const { outbox, press, hear, dids, step, device } = aDriver();
    await press('arrive');
    await press('start');
    step(ID, { did: 'cancel', why: 'too_long' }, 'u-robin');
    await hear();
    expect([dids('waiting'), dids('refused')]).toEqual([[], ['arrive', 'start']]);
    expect(device.stored.get('refused')).toContain('start');
    outbox.forgetRefused();
    expect(dids('refused')).toEqual([]);
    expect(device.stored.get('refused')).toBe('[]');
  });

  test('survive a reload, and are sent after it', async () => {
    const { press, reopen, hear, dids, rideOf } = aDriver();
    await press('arrive');
    const page = reopen();
    expect(dids('waiting', page)).toEqual(['arrive']);
    await hear(2, page);
    expect(rideOf(ID).state).toBe('arrived');
    expect(dids('waiting', page)).toEqual([]);
  });

  test.each([
    ['no list', '7'],
    ['other steps', '[{"ride":"r","rev":1,"did":"cancel","saidAt":"2026-01-01"}]'],
  ])('are none on a device that stores %s', (_, text) => {
    const device = aDevice();
    device.stored.set('waiting', text);
    expect(aDriver(device).outbox.current().waiting).toEqual([]);
  });

  test('cannot be dropped, except the last one', async () => {
    const { outbox, press, dids } = aDriver();
    await press('arrive');
    await press('start');
    const [arrive, start] = outbox.current().waiting;
    if (arrive !== undefined) outbox.drop(arrive);
    expect(dids('waiting')).toEqual(['arrive', 'start']);
    if (start !== undefined) outbox.drop(start);
    expect(dids('waiting')).toEqual(['arrive']);
  });

  test('are reported after each change until the watch ends', async () => {
    const { outbox, press } = aDriver();
    let changes = 0;
    const end = outbox.watch(() => {
      changes += 1;
    });
    await press('arrive');
    expect(changes).toBe(1);
    end();
    await press('start');
    expect(changes).toBe(1);
  });
});

describe('`hasAnswered`', () => {
  test('is true once a step waits and the time of the last answer has changed, unless the feed is silent', async () => {
    const { outbox, press, clock } = aDriver();
    const before = clock.now();
    await outbox.hear(before);
    const feed = { via: 'polling', confirmedAt: before } as const;
    expect(hasAnswered(outbox.current(), { ...feed, confirmedAt: new Date(0) })).toBe(false);
    await press('arrive');
    expect(hasAnswered(outbox.current(), feed)).toBe(false);
    const next = { ...feed, confirmedAt: clock.now() };
    expect(hasAnswered(outbox.current(), next)).toBe(true);
    expect(hasAnswered(outbox.current(), { ...next, via: 'silent' })).toBe(false);
  });
});
