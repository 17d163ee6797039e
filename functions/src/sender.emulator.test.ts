import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRide } from '../../domain/rides/model/ride/ride.ts';
import { aStoredShift } from '../../domain/rides/model/firm/shift.builder.ts';
import { SERVER_TIME } from '../../domain/shared/record-write.ts';
import { granted } from '../../tools/operations/local-project.builder.ts';
import { watchDatabase } from '../../tools/backend/sender/watch-database.ts';
import { deviceIds, minutesAgo, openSenderWorld, ride, type SenderWorld } from './sender.builder.ts';

let world: SenderWorld;
let stop = () => {};
beforeEach(async () => {
  world = await openSenderWorld();
});
afterEach(async () => {
  stop();
  await world.service.close();
});

const sound = async (id: string) => readRide(id, await world.read(`rides/${id}`));

describe('who is notified of a request', () => {
  it('a free driver on duty is notified, and no driver who is away, drives, or has lost the role', async () => {
    await world.driver('u-free', {}, {}, 2);
    await world.driver('u-off', { duty: 'off' });
    await world.driver('u-break', { duty: 'break' });
    await world.driver('u-driving', { ride: 'ride-2' });
    await world.driver('u-revoked', {}, { status: 'rejected' });
    await world.person('u-passenger', 'passenger');
    await world.project.put('drivers/u-passenger', aStoredShift({ seenAt: minutesAgo(1) }));
    await world.project.put('rides/ride-2', { ...ride('on_the_way'), driver: 'u-driving' });
    await world.project.put('rides/ride-1', ride());
    await world.host().notices.changed(null, 'ride-1');
    expect(world.notified().toSorted()).toEqual(['u-free-0 request', 'u-free-1 request']);
    expect(await world.read('reach/u-free')).toMatchObject({ devices: 2, answer: 'notified' });
  });

  it('a driver off duty is notified of no offer, but of a change of a promised ride', async () => {
    await world.driver('u-off', { duty: 'off' });
    await world.driver('u-on');
    const line = { by: 'u-olga', at: SERVER_TIME };
    const stepped = (did: string, more: object = {}) => ({
      rev: 1,
      did,
      log: { ...ride().log, 1: { ...line, did, ...more } },
    });
    const promised = { ...ride('accepted'), driver: 'u-off' };
    await world.project.put('rides/ride-3', promised);
    const before = await sound('ride-3');
    for (const asked of ['u-off', 'u-on']) {
      const offer = { driver: asked, offeredAt: SERVER_TIME };
      await world.project.put(`rides/for-${asked}`, {
        ...ride('offered'),
        ...offer,
        ...stepped('offer', { driver: asked }),
      });
      await world.host().notices.changed(null, `for-${asked}`);
    }
    await world.project.put('rides/ride-3', { ...promised, ...stepped('edit') });
    await world.host().notices.changed(before.state === 'damaged' ? null : before, 'ride-3');
    expect(world.notified()).toEqual(['u-on-0 offer', 'u-off-0 edited']);
  });

  it('a change that is reported three times, to two senders at once, causes one notice', async () => {
    await world.driver('u-free');
    await world.project.put('rides/ride-1', ride());
    const [one, other] = [world.host(), world.host()];
    await Promise.all([one.notices.changed(null, 'ride-1'), other.notices.changed(null, 'ride-1')]);
    await one.notices.changed(null, 'ride-1');
    expect(world.notified()).toEqual(['u-free-0 request']);
  });

  it('a change that is noticed late causes no notices', async () => {
    await world.driver('u-free');
    await world.project.put('rides/ride-1', ride('requested', {}, 2));
    await world.host().notices.changed(null, 'ride-1');
    expect(world.notified()).toEqual([]);
  });

  it('thirty drivers are notified at once, and none waits for one whose push service is silent', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `u-${index}`);
    await Promise.all(uids.map((uid) => world.driver(uid)));
    const meanwhile: number[] = [];
    // The first push service answers nothing until the sender gives up. By then other notices have arrived.
    world.service.answer(
      'u-0-0',
      (_, response) => void response.on('close', () => meanwhile.push(world.notified().length)),
    );
    await world.project.put('rides/ride-1', ride());
    await world.host().notices.changed(null, 'ride-1');
    expect(world.notified()).toHaveLength(29);
    expect(meanwhile[0]).toBeGreaterThan(0);
    expect(await world.read('reach/u-0')).toMatchObject({ devices: 1, answer: 'failed' });
  });
});

describe('push devices that are gone', () => {
  it('a push device that is gone is removed, and dispatch sees that none is left', async () => {
    await world.driver('u-free');
    world.service.answer('u-free-0', 410);
    await world.project.put('rides/ride-1', ride());
    await world.host().notices.changed(null, 'ride-1');
    expect(await world.read('devices/u-free')).toMatchObject({ devices: {} });
    expect(await world.read('reach/u-free')).toMatchObject({ devices: 0, answer: 'failed' });
  });

  it('a push device is not removed while its push service has too much to do', async () => {
    await world.driver('u-free', {}, {}, 2);
    world.service.answer('u-free-0', 429);
    await world.project.put('rides/ride-1', ride());
    await world.host().notices.changed(null, 'ride-1');
    expect(await world.read('reach/u-free')).toMatchObject({ devices: 2, answer: 'notified' });
  });
});

describe('push devices that are no longer notified', () => {
  it.each([
    ['older sessions were ended', { signedInSince: minutesAgo(5) }],
    ['a decision about the account', { reviewedAt: minutesAgo(5) }],
  ])('a push device that was stored before %s is not notified, and is removed', async (_, account) => {
    await world.driver('u-free', {}, account, 2);
    await world.project.put('reach/u-free', { devices: 2, triedAt: minutesAgo(20), answer: 'notified' });
    await world.project.put('rides/ride-1', ride());
    await world.host().notices.changed(null, 'ride-1');
    expect(world.notified()).toEqual([]);
    expect(await world.read('devices/u-free')).toMatchObject({ devices: {} });
    expect(await world.read('reach/u-free')).toMatchObject({ devices: 0, answer: 'notified' });
  });

  it('only the push device that was stored later is notified', async () => {
    await world.driver('u-free', {}, { signedInSince: minutesAgo(5) }, 2);
    const [, id = ''] = deviceIds(2);
    const fields = { [`devices.${id}.at`]: minutesAgo(1) };
    granted(
      await world.project.backend.firestore.commit([{ kind: 'update', path: 'devices/u-free', fields }]),
    );
    await world.project.put('rides/ride-1', ride());
    await world.host().notices.changed(null, 'ride-1');
    expect(world.notified()).toEqual(['u-free-1 request']);
    expect(await world.read('reach/u-free')).toMatchObject({ devices: 1 });
  });
});

describe('what dispatch knows of a driver', () => {
  /** The push service does not answer this request until `letGo` is called. Then it answers that it has failed. */
  async function notifySlowly() {
    let letGo: (() => void) | null = null;
    world.service.answer('u-free-0', (_, response) => {
      letGo = () => response.writeHead(500).end();
    });
    await world.project.put('rides/ride-1', ride());
    const notifying = world.host().notices.changed(null, 'ride-1');
    await expect.poll(() => letGo).not.toBeNull();
    return async () => {
      letGo?.();
      await notifying;
    };
  }

  it('a late answer about one notice does not replace the answer about a later notice', async () => {
    await world.driver('u-free');
    const finish = await notifySlowly();
    world.service.answer('u-free-0', 201);
    await world.project.put('rides/ride-2', ride());
    await world.host().notices.changed(null, 'ride-2');
    const later = await world.read('reach/u-free');
    expect(later).toMatchObject({ devices: 1, answer: 'notified' });
    await finish();
    expect(await world.read('reach/u-free')).toEqual(later);
  });

  it('a push device that comes while another is notified is counted', async () => {
    await world.driver('u-free');
    const finish = await notifySlowly();
    await world.storeDevices('u-free', 2);
    expect(await world.host().sender.count('u-free')).toBe(true);
    await finish();
    expect(await world.read('reach/u-free')).toMatchObject({ devices: 2, answer: 'failed' });
  });
});

describe('the clock', () => {
  it('the sender records the end of a search and of an offer as a page would, and people are notified', async () => {
    await world.driver('u-free');
    await world.person('u-robin', 'passenger');
    await world.project.put('rides/ride-1', ride('requested', {}, 31));
    await world.project.put('rides/ride-2', {
      ...ride('offered', { driver: 'u-away', offeredAt: minutesAgo(2) }, 5),
    });
    const { notices } = world.host();
    const before = await sound('ride-2');
    await notices.passed(minutesAgo(1), new Date());
    expect(await world.read('rides/ride-1')).toMatchObject({ log: { 1: { did: 'expire', by: 'sender' } } });
    expect(await world.read('rides/ride-2')).toMatchObject({ log: { 1: { did: 'lapse', by: 'sender' } } });
    expect(await sound('ride-1')).toMatchObject({ state: 'expired', rev: 1, did: 'expire' });
    expect(await sound('ride-2')).toMatchObject({ state: 'requested', driver: null, rev: 1, did: 'lapse' });
    expect(before).toMatchObject({ state: 'offered' });
    await notices.changed(before.state === 'damaged' ? null : before, 'ride-2');
    await notices.changed(null, 'ride-1');
    expect(world.notified().toSorted()).toEqual(['u-free-0 request', 'u-robin-0 search-over']);
  });

  it('a passenger is notified ten minutes before the end of a search, once', async () => {
    await world.person('u-robin', 'passenger');
    await world.project.put('rides/ride-1', ride('requested', {}, 20.5));
    const { notices } = world.host();
    await notices.passed(minutesAgo(1), new Date());
    await notices.passed(minutesAgo(2), new Date());
    expect(world.notified()).toEqual(['u-robin-0 search-ending']);
  });
});

describe('beside the database', () => {
  it('a watch of the database notifies drivers of a request, and counts a new push device', async () => {
    await world.driver('u-free');
    const { firestore, notices, sender } = world.host();
    stop = watchDatabase(firestore, notices, sender);
    await expect.poll(() => world.read('reach/u-free'), { timeout: 5000 }).toMatchObject({ devices: 1 });
    await world.project.put('rides/ride-1', ride());
    await expect.poll(world.notified, { timeout: 5000, interval: 20 }).toEqual(['u-free-0 request']);
  });
});
