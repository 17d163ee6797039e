import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRide } from '../../domain/rides/model/ride/ride.ts';
import { aStoredRide } from '../../domain/rides/model/ride/ride.builder.ts';
import { BERLIN_SETTINGS } from '../../domain/rides/model/firm/settings.builder.ts';
import { aStoredShift } from '../../domain/rides/model/firm/shift.builder.ts';
import { DAY_MS } from '../../domain/shared/durations.ts';
import { SERVER_TIME } from '../../domain/shared/record-write.ts';
import { createLocalProject, granted } from '../../tools/operations/local-project.builder.ts';
import type { Post } from './deliver.ts';
import {
  startLocalPushService,
  type LocalPushService,
} from '../../tools/backend/sender/local-push-service.ts';
import { makePushKeys } from './push-keys.ts';
import { createRideNotices } from './ride-notices.ts';
import { createSender } from './sender.ts';
import { watchDatabase } from '../../tools/backend/sender/watch-database.ts';

const KEYS = makePushKeys();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let project: ReturnType<typeof createLocalProject>;
let service: LocalPushService;
let stop = () => {};
beforeEach(async () => {
  [project, service] = [createLocalProject('sender'), await startLocalPushService()];
});
afterEach(async () => {
  stop();
  await service.close();
});

const deviceIds = (many: number) => Array.from({ length: many }, (_, index) => `${index}`.repeat(20));

async function storeDevices(uid: string, many: number): Promise<void> {
  const stored = deviceIds(many).map((id, index) => {
    return [id, { ...service.device(`${uid}-${index}`, KEYS.publicKey), at: minutesAgo(10) }];
  });
  await project.put(`devices/${uid}`, { devices: Object.fromEntries(stored), at: SERVER_TIME });
}

async function person(uid: string, role: string, account: object = {}, devices = 1): Promise<void> {
  const profile = { uid, email: `${uid}@example.com`, role, status: 'approved', reviewedAt: minutesAgo(60) };
  await project.put(`users/${uid}`, { ...profile, ...account });
  await storeDevices(uid, devices);
}

async function driver(uid: string, shift: object = {}, account: object = {}, devices = 1) {
  await person(uid, 'driver', account, devices);
  await project.put(`drivers/${uid}`, {
    ...aStoredShift({ dutySince: minutesAgo(60), seenAt: minutesAgo(1) }),
    ...shift,
  });
}

/** A ride of Robin's now, as it was booked a moment ago, or so many minutes ago. */
function ride(state: Parameters<typeof aStoredRide>[0] = 'requested', given: object = {}, minutes = 0) {
  const at = minutes === 0 ? SERVER_TIME : minutesAgo(minutes);
  return {
    ...aStoredRide(state, { pickupAt: minutesAgo(minutes), searchFrom: at, createdAt: at, changedAt: at }),
    log: { 0: { did: 'request', by: 'u-robin', at } },
    ...given,
  };
}

const post: Post = (url, init) => fetch(new URL(new URL(url).pathname, service.origin), init);

function host() {
  const { firestore } = project.backend;
  const now = () => new Date();
  const printed: string[] = [];
  const identity = { ...KEYS, contact: 'mailto:a@example.com' };
  const sender = createSender({ firestore, identity, now, post, print: (line) => void printed.push(line) });
  const notices = createRideNotices(firestore, sender, now);
  return { firestore, sender, notices, printed };
}

const notified = () => service.received.map(({ device, message }) => `${device} ${JSON.parse(message).kind}`);
const read = async (path: string) => granted(await project.backend.firestore.read([path]))[0]?.fields ?? null;

const sound = async (id: string) => readRide(id, await read(`rides/${id}`));

describe('who is notified of a request', () => {
  it('a free driver on duty is notified, and no driver who is away, drives, or has lost the role', async () => {
    await driver('u-free', {}, {}, 2);
    await driver('u-off', { duty: 'off' });
    await driver('u-break', { duty: 'break' });
    await driver('u-driving', { ride: 'ride-2' });
    await driver('u-revoked', {}, { status: 'rejected' });
    await person('u-passenger', 'passenger');
    await project.put('drivers/u-passenger', aStoredShift({ seenAt: minutesAgo(1) }));
    await project.put('rides/ride-2', { ...ride('on_the_way'), driver: 'u-driving' });
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(notified().toSorted()).toEqual(['u-free-0 request', 'u-free-1 request']);
    expect(await read('reach/u-free')).toMatchObject({ devices: 2, answer: 'notified' });
  });

  it('off duty a driver is notified of no offer, but of a promised ride that has changed', async () => {
    await driver('u-off', { duty: 'off' });
    await driver('u-on');
    const line = { by: 'u-olga', at: SERVER_TIME };
    const stepped = (did: string, more: object = {}) => ({
      rev: 1,
      did,
      log: { ...ride().log, 1: { ...line, did, ...more } },
    });
    const promised = { ...ride('accepted'), driver: 'u-off' };
    await project.put('rides/ride-3', promised);
    const before = await sound('ride-3');
    for (const asked of ['u-off', 'u-on']) {
      const offer = { driver: asked, offeredAt: SERVER_TIME };
      await project.put(`rides/for-${asked}`, {
        ...ride('offered'),
        ...offer,
        ...stepped('offer', { driver: asked }),
      });
      await host().notices.changed(null, `for-${asked}`);
    }
    await project.put('rides/ride-3', { ...promised, ...stepped('edit') });
    await host().notices.changed(before.state === 'damaged' ? null : before, 'ride-3');
    expect(notified()).toEqual(['u-on-0 offer', 'u-off-0 edited']);
  });

  it('the same change three times is one notice, also to two senders at once', async () => {
    await driver('u-free');
    await project.put('rides/ride-1', ride());
    const [one, other] = [host(), host()];
    await Promise.all([one.notices.changed(null, 'ride-1'), other.notices.changed(null, 'ride-1')]);
    await one.notices.changed(null, 'ride-1');
    expect(notified()).toEqual(['u-free-0 request']);
  });

  it('a change that is noticed late causes no notices', async () => {
    await driver('u-free');
    await project.put('rides/ride-1', ride('requested', {}, 2));
    await host().notices.changed(null, 'ride-1');
    expect(notified()).toEqual([]);
  });

  it('thirty drivers are notified at once, and none waits for one whose push service is silent', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `u-${index}`);
    await Promise.all(uids.map((uid) => driver(uid)));
    const meanwhile: number[] = [];
    // The first of all is silent until the sender gives it up. One that waits for it has sent nothing by then.
    service.answer(
      'u-0-0',
      (_, response) => void response.on('close', () => meanwhile.push(notified().length)),
    );
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(notified()).toHaveLength(29);
    expect(meanwhile[0]).toBeGreaterThan(0);
    expect(await read('reach/u-0')).toMatchObject({ devices: 1, answer: 'failed' });
  });

  it('of a later request, a driver off duty who asked for it is notified, once an hour', async () => {
    await driver('u-asked', { duty: 'off' });
    await driver('u-silent', { duty: 'off' });
    await driver('u-on');
    for (const [uid, laterNews] of [
      ['u-asked', true],
      ['u-silent', false],
      ['u-on', true],
    ] as const) {
      const hours = Array.from({ length: 7 }, () => '');
      await project.put(`availability/${uid}`, {
        hours,
        away: [],
        laterNews,
        by: uid,
        name: uid,
        at: SERVER_TIME,
      });
    }
    await project.put('settings/rides', BERLIN_SETTINGS);
    const tomorrow = new Date(Date.now() + DAY_MS);
    const later = { kind: 'later', pickupAt: tomorrow, searchFrom: tomorrow };
    for (const id of ['ride-1', 'ride-2', 'ride-3'])
      await project.put(`rides/${id}`, ride('requested', later));
    const { notices } = host();
    await Promise.all([notices.changed(null, 'ride-1'), notices.changed(null, 'ride-2')]);
    expect(await notices.changed(null, 'ride-3')).toBe(true);
    expect(notified()).toEqual(['u-asked-0 later-request']);
    await project.put('reach/u-asked', { ...(await read('reach/u-asked')), laterAt: minutesAgo(61) });
    await notices.changed(null, 'ride-3');
    expect(notified()).toEqual(['u-asked-0 later-request', 'u-asked-0 later-request']);
  });
});

describe('push devices that are gone', () => {
  it('an address that is gone is removed, and dispatch sees that no push device is left', async () => {
    await driver('u-free');
    service.answer('u-free-0', 410);
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(await read('devices/u-free')).toMatchObject({ devices: {} });
    expect(await read('reach/u-free')).toMatchObject({ devices: 0, answer: 'failed' });
  });

  it('a push device is not removed while its push service has too much to do', async () => {
    await driver('u-free', {}, {}, 2);
    service.answer('u-free-0', 429);
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(await read('reach/u-free')).toMatchObject({ devices: 2, answer: 'notified' });
  });
});

describe('push devices that are no longer notified', () => {
  it.each([
    ['older sessions were ended', { signedInSince: minutesAgo(5) }],
    ['a decision about the account', { reviewedAt: minutesAgo(5) }],
  ])('a push device that was stored before %s is not notified, and is removed', async (_, account) => {
    await driver('u-free', {}, account, 2);
    await project.put('reach/u-free', { devices: 2, triedAt: minutesAgo(20), answer: 'notified' });
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(notified()).toEqual([]);
    expect(await read('devices/u-free')).toMatchObject({ devices: {} });
    expect(await read('reach/u-free')).toMatchObject({ devices: 0, answer: 'notified' });
  });

  it('the push device that was stored later is notified, and the earlier one is not', async () => {
    await driver('u-free', {}, { signedInSince: minutesAgo(5) }, 2);
    const [, id = ''] = deviceIds(2);
    const fields = { [`devices.${id}.at`]: minutesAgo(1) };
    granted(await project.backend.firestore.commit([{ kind: 'update', path: 'devices/u-free', fields }]));
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(notified()).toEqual(['u-free-1 request']);
    expect(await read('reach/u-free')).toMatchObject({ devices: 1 });
  });
});

describe('what dispatch knows of a driver', () => {
  /** A request of which the push service says nothing until it is let go; then it answers that it has failed. */
  async function notifySlowly() {
    let letGo: (() => void) | null = null;
    service.answer('u-free-0', (_, response) => {
      letGo = () => response.writeHead(500).end();
    });
    await project.put('rides/ride-1', ride());
    const notifying = host().notices.changed(null, 'ride-1');
    await expect.poll(() => letGo).not.toBeNull();
    return async () => {
      letGo?.();
      await notifying;
    };
  }

  it('an answer that comes late does not replace that of a later notice', async () => {
    await driver('u-free');
    const finish = await notifySlowly();
    service.answer('u-free-0', 201);
    await project.put('rides/ride-2', ride());
    await host().notices.changed(null, 'ride-2');
    const later = await read('reach/u-free');
    expect(later).toMatchObject({ devices: 1, answer: 'notified' });
    await finish();
    expect(await read('reach/u-free')).toEqual(later);
  });

  it('a push device that comes while another is notified is counted', async () => {
    await driver('u-free');
    const finish = await notifySlowly();
    await storeDevices('u-free', 2);
    expect(await host().sender.count('u-free')).toBe(true);
    await finish();
    expect(await read('reach/u-free')).toMatchObject({ devices: 2, answer: 'failed' });
  });
});

describe('the clock', () => {
  it('the sender records the end of a search and of an offer as a page would, and people are notified', async () => {
    await driver('u-free');
    await person('u-robin', 'passenger');
    await project.put('rides/ride-1', ride('requested', {}, 31));
    await project.put('rides/ride-2', {
      ...ride('offered', { driver: 'u-away', offeredAt: minutesAgo(2) }, 5),
    });
    const { notices } = host();
    const before = await sound('ride-2');
    await notices.passed(minutesAgo(1), new Date());
    expect(await read('rides/ride-1')).toMatchObject({ log: { 1: { did: 'expire', by: 'sender' } } });
    expect(await read('rides/ride-2')).toMatchObject({ log: { 1: { did: 'lapse', by: 'sender' } } });
    expect(await sound('ride-1')).toMatchObject({ state: 'expired', rev: 1, did: 'expire' });
    expect(await sound('ride-2')).toMatchObject({ state: 'requested', driver: null, rev: 1, did: 'lapse' });
    expect(before).toMatchObject({ state: 'offered' });
    await notices.changed(before.state === 'damaged' ? null : before, 'ride-2');
    await notices.changed(null, 'ride-1');
    expect(notified().toSorted()).toEqual(['u-free-0 request', 'u-robin-0 search-over']);
  });

  it('a passenger is notified ten minutes before the end of a search, once', async () => {
    await person('u-robin', 'passenger');
    await project.put('rides/ride-1', ride('requested', {}, 20.5));
    const { notices } = host();
    await notices.passed(minutesAgo(1), new Date());
    await notices.passed(minutesAgo(2), new Date());
    expect(notified()).toEqual(['u-robin-0 search-ending']);
  });
});

describe('beside the database', () => {
  it('a watch of the database sends a request, and counts a new push device', async () => {
    await driver('u-free');
    const { firestore, notices, sender } = host();
    stop = watchDatabase(firestore, notices, sender);
    await expect.poll(() => read('reach/u-free'), { timeout: 5000 }).toMatchObject({ devices: 1 });
    await project.put('rides/ride-1', ride());
    await expect.poll(notified, { timeout: 5000, interval: 20 }).toEqual(['u-free-0 request']);
  });
});
