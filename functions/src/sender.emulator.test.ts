import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRide } from '../../domain/rides/model/ride/ride.ts';
import { aStoredRide } from '../../domain/rides/model/ride/ride.builder.ts';
import { aStoredShift } from '../../domain/rides/model/firm/shift.builder.ts';
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

const phoneIds = (phones: number) => Array.from({ length: phones }, (_, index) => `${index}`.repeat(20));

/** So many phones of one person, each made known ten minutes ago. */
async function keepPhones(uid: string, many: number): Promise<void> {
  const kept = phoneIds(many).map((id, index) => {
    return [id, { ...service.phone(`${uid}-${index}`, KEYS.publicKey), at: minutesAgo(10) }];
  });
  await project.put(`devices/${uid}`, { phones: Object.fromEntries(kept), at: SERVER_TIME });
}

async function person(uid: string, role: string, account: object = {}, phones = 1): Promise<void> {
  const profile = { uid, email: `${uid}@example.com`, role, status: 'approved', reviewedAt: minutesAgo(60) };
  await project.put(`users/${uid}`, { ...profile, ...account });
  await keepPhones(uid, phones);
}

async function driver(uid: string, shift: object = {}, account: object = {}, phones = 1) {
  await person(uid, 'driver', account, phones);
  await project.put(`drivers/${uid}`, {
    ...aStoredShift({ dutySince: minutesAgo(60), seenAt: minutesAgo(1) }),
    ...shift,
  });
}

/** A ride of Robin's now, as somebody has booked it a moment ago, or as it was so long ago. */
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

const told = () => service.received.map(({ phone, message }) => `${phone} ${JSON.parse(message).kind}`);
const read = async (path: string) => granted(await project.backend.firestore.read([path]))[0]?.fields ?? null;

const sound = async (id: string) => readRide(id, await read(`rides/${id}`));

describe('who is told of a request', () => {
  it('a free driver on duty is told, and nobody who is away, drives, or may not drive any more', async () => {
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
    expect(told().toSorted()).toEqual(['u-free-0 request', 'u-free-1 request']);
    expect(await read('reach/u-free')).toMatchObject({ phones: 2, answer: 'told' });
  });

  it('off duty no offer is told, but that a promised ride has changed', async () => {
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
    expect(told()).toEqual(['u-on-0 offer', 'u-off-0 edited']);
  });

  it('the same change three times is one notice, also to two senders at once', async () => {
    await driver('u-free');
    await project.put('rides/ride-1', ride());
    const [one, other] = [host(), host()];
    await Promise.all([one.notices.changed(null, 'ride-1'), other.notices.changed(null, 'ride-1')]);
    await one.notices.changed(null, 'ride-1');
    expect(told()).toEqual(['u-free-0 request']);
  });

  it('a change that is heard of late is not told', async () => {
    await driver('u-free');
    await project.put('rides/ride-1', ride('requested', {}, 2));
    await host().notices.changed(null, 'ride-1');
    expect(told()).toEqual([]);
  });

  it('thirty drivers are told at once, and none waits for one whose push service is silent', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `u-${index}`);
    await Promise.all(uids.map((uid) => driver(uid)));
    service.answer('u-0-0', () => {});
    await project.put('rides/ride-1', ride());
    const began = Date.now();
    await host().notices.changed(null, 'ride-1');
    expect(told()).toHaveLength(29);
    expect(Math.max(...service.received.map(({ at }) => at)) - began).toBeLessThan(3000);
    expect(await read('reach/u-0')).toMatchObject({ phones: 1, answer: 'failed' });
  });
});

describe('phones that are gone', () => {
  it('an address that is gone is removed, and dispatch sees that no phone is left', async () => {
    await driver('u-free');
    service.answer('u-free-0', 410);
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(await read('devices/u-free')).toMatchObject({ phones: {} });
    expect(await read('reach/u-free')).toMatchObject({ phones: 0, answer: 'failed' });
  });

  it('a phone is kept while its push service has too much to do', async () => {
    await driver('u-free', {}, {}, 2);
    service.answer('u-free-0', 429);
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(await read('reach/u-free')).toMatchObject({ phones: 2, answer: 'told' });
  });
});

describe('phones that are told no more', () => {
  it.each([
    ['older sessions were ended', { signedInSince: minutesAgo(5) }],
    ['a decision about the account', { reviewedAt: minutesAgo(5) }],
  ])('a phone is told nothing that was made known before %s, and is removed', async (_, account) => {
    await driver('u-free', {}, account, 2);
    await project.put('reach/u-free', { phones: 2, triedAt: minutesAgo(20), answer: 'told' });
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(told()).toEqual([]);
    expect(await read('devices/u-free')).toMatchObject({ phones: {} });
    expect(await read('reach/u-free')).toMatchObject({ phones: 0, answer: 'told' });
  });

  it('of two phones the one is told that has made itself known since', async () => {
    await driver('u-free', {}, { signedInSince: minutesAgo(5) }, 2);
    const [, id = ''] = phoneIds(2);
    const fields = { [`phones.${id}.at`]: minutesAgo(1) };
    granted(await project.backend.firestore.commit([{ kind: 'update', path: 'devices/u-free', fields }]));
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(told()).toEqual(['u-free-1 request']);
    expect(await read('reach/u-free')).toMatchObject({ phones: 1 });
  });
});

describe('what dispatch knows of a driver', () => {
  /** A request of which the push service says nothing until it is let go; then it answers that it has failed. */
  async function tellSlowly() {
    let letGo: (() => void) | null = null;
    service.answer('u-free-0', (_, response) => {
      letGo = () => response.writeHead(500).end();
    });
    await project.put('rides/ride-1', ride());
    const telling = host().notices.changed(null, 'ride-1');
    await expect.poll(() => letGo).not.toBeNull();
    return async () => {
      letGo?.();
      await telling;
    };
  }

  it('an answer that comes late does not replace that of a later notice', async () => {
    await driver('u-free');
    const finish = await tellSlowly();
    service.answer('u-free-0', 201);
    await project.put('rides/ride-2', ride());
    await host().notices.changed(null, 'ride-2');
    const later = await read('reach/u-free');
    expect(later).toMatchObject({ phones: 1, answer: 'told' });
    await finish();
    expect(await read('reach/u-free')).toEqual(later);
  });

  it('a phone that comes while another is told is counted', async () => {
    await driver('u-free');
    const finish = await tellSlowly();
    await keepPhones('u-free', 2);
    expect(await host().sender.count('u-free')).toBe(true);
    await finish();
    expect(await read('reach/u-free')).toMatchObject({ phones: 2, answer: 'failed' });
  });
});

describe('the clock', () => {
  it('a search and an offer that are over are written down as a page would, and told', async () => {
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
    expect(told().toSorted()).toEqual(['u-free-0 request', 'u-robin-0 search-over']);
  });

  it('a passenger is told ten minutes before the end of a search, once', async () => {
    await person('u-robin', 'passenger');
    await project.put('rides/ride-1', ride('requested', {}, 20.5));
    const { notices } = host();
    await notices.passed(minutesAgo(1), new Date());
    await notices.passed(minutesAgo(2), new Date());
    expect(told()).toEqual(['u-robin-0 search-ending']);
  });
});

describe('beside the database', () => {
  it('who watches it tells a request within three seconds, and knows of a new phone', async () => {
    await driver('u-free');
    const { firestore, notices, sender } = host();
    stop = watchDatabase(firestore, notices, sender);
    await expect.poll(() => read('reach/u-free'), { timeout: 5000 }).toMatchObject({ phones: 1 });
    const began = Date.now();
    await project.put('rides/ride-1', ride());
    await expect.poll(told, { timeout: 5000, interval: 20 }).toEqual(['u-free-0 request']);
    expect(Date.now() - began).toBeLessThan(3000);
  });
});
