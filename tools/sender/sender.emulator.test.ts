import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRide } from '#domain/rides/model/ride/ride.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { SERVER_TIME } from '#domain/shared/record-write.ts';
import { createLocalProject, granted, type LocalProject } from '../operations/local-project.builder.ts';
import type { Post } from './deliver.ts';
import { startLocalPushService, type LocalPushService } from './local-push-service.ts';
import { makePushKeys } from './push-keys.ts';
import { createRideNotices } from './ride-notices.ts';
import { createSender } from './sender.ts';
import { watchDatabase } from './watch-database.ts';

const KEYS = makePushKeys();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let project: LocalProject;
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

async function person(uid: string, role: string, { status = 'approved', phones = 1 } = {}): Promise<void> {
  await project.put(`users/${uid}`, { uid, email: `${uid}@example.com`, role, status });
  const kept = phoneIds(phones).map((id, index) => [id, service.phone(`${uid}-${index}`, KEYS.publicKey)]);
  await project.put(`devices/${uid}`, { phones: Object.fromEntries(kept), at: SERVER_TIME });
}

async function driver(uid: string, shift: object = {}, account: { status?: string; phones?: number } = {}) {
  await person(uid, 'driver', account);
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

describe('who is told of a request', () => {
  it('a free driver on duty is told, and nobody who is away, drives, or may not drive any more', async () => {
    await driver('u-free', {}, { phones: 2 });
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
    await driver('u-free', {}, { phones: 2 });
    service.answer('u-free-0', 429);
    await project.put('rides/ride-1', ride());
    await host().notices.changed(null, 'ride-1');
    expect(await read('reach/u-free')).toMatchObject({ phones: 2, answer: 'told' });
  });
});

describe('the clock', () => {
  const sound = async (id: string) => readRide(id, await read(`rides/${id}`));

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
