import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { monthOf, rideName } from '#domain/rides/model/standing/made-days.ts';
import { lookedAt } from '#domain/rides/model/standing/order-outlook.ts';
import { aStoredOrder } from '#domain/rides/model/standing/order.builder.ts';
import { SERVER_TIME } from '#domain/shared/record-write.ts';
import { startLocalMailServer, type LocalMailServer } from '#backend/sender/local-mail-server.ts';
import { startLocalPushService, type LocalPushService } from '#backend/sender/local-push-service.ts';
import { makePushKeys } from '../../functions/src/push-keys.ts';
import { granted } from '../../tools/operations/local-project.builder.ts';
import { deployFunctions, type Deployment } from './deployment.ts';

const KEYS = makePushKeys();
/** The time limit of a check. A function starts with its first call, which takes seconds on a busy machine. */
const PATIENCE = { timeout: 15_000, interval: 50 };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let service: LocalPushService;
let mails: LocalMailServer;
/** Called for each mail before the mail server answers. */
let taking: () => Promise<void> = async () => {};
let deployment: Deployment;
beforeAll(async () => {
  service = await startLocalPushService();
  mails = await startLocalMailServer({ whole: () => taking().then(() => null) });
  const secrets = {
    PUSH_PRIVATE_KEY: KEYS.privateKey,
    PUSH_SERVICE: service.origin,
    SMTP_URL: mails.url,
  };
  deployment = await deployFunctions('demo-functions', KEYS.publicKey, secrets);
}, 60_000);
afterAll(async () => {
  await deployment.stop();
  await service.close();
  await mails.close();
});

async function put(path: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  granted(await deployment.firestore.commit([{ kind: 'set', path, fields }]));
}

async function read(path: string) {
  return granted(await deployment.firestore.read([path]))[0]?.fields ?? null;
}

/** Stores an approved person with one push device, which has the person's uid as its name. */
async function person(uid: string, role: 'driver' | 'passenger'): Promise<void> {
  const email = `${uid}@example.com`;
  await put(`users/${uid}`, { uid, email, role, status: 'approved', reviewedAt: minutesAgo(60) });
  const device = { ...service.device(uid, KEYS.publicKey), at: minutesAgo(10) };
  await put(`devices/${uid}`, { devices: { [uid.padEnd(20, '0')]: device }, at: SERVER_TIME });
}

/** Stores a passenger's ride, requested some minutes ago. */
async function request(id: string, rider: string, minutes = 0): Promise<void> {
  const at = minutesAgo(minutes);
  const times = { pickupAt: at, searchFrom: at, createdAt: at, changedAt: at };
  await put(
    `rides/${id}`,
    aStoredRide('requested', { ...times, rider, log: { 0: { did: 'request', by: rider, at } } }),
  );
}

/** Stores the same ride after a driver has taken it. */
async function take(id: string, rider: string): Promise<void> {
  const at = new Date();
  const log = { 0: { did: 'request', by: rider, at: minutesAgo(1) }, 1: { did: 'take', by: 'u-dario', at } };
  await put(`rides/${id}`, aStoredRide('on_the_way', { rider, rev: 1, did: 'take', changedAt: at, log }));
}

const notified = (uid: string) =>
  service.received.flatMap(({ device, message }) => (device === uid ? [JSON.parse(message).kind] : []));

it('a step of a ride notifies the closed phone of its passenger', async () => {
  await person('u-rita', 'passenger');
  await request('ride-1', 'u-rita');
  await take('ride-1', 'u-rita');
  await expect.poll(() => notified('u-rita'), PATIENCE).toEqual(['on-the-way']);
});

it('a push device that a driver adds is counted', async () => {
  await person('u-dina', 'driver');
  await expect.poll(() => read('reach/u-dina'), PATIENCE).toMatchObject({ devices: 1 });
});

it('the clock ends a search that is over, and the passenger is notified of that', async () => {
  await person('u-sam', 'passenger');
  await request('ride-2', 'u-sam', 31);
  expect(await deployment.tick('minutePassed')).toBe(200);
  expect(await read('rides/ride-2')).toMatchObject({ state: 'expired', did: 'expire' });
  await expect.poll(() => notified('u-sam'), PATIENCE).toEqual(['search-over']);
});

it('the clock makes the rides of a standing order', async () => {
  const { today, last } = lookedAt({ now: new Date(), timeZone: 'Europe/Berlin' });
  await put('settings/rides', BERLIN_SETTINGS);
  await put('customers/CaraCaller0000000000', aStoredCustomer());
  const plan = { weekdays: [0, 1, 2, 3, 4, 5, 6], first: today, last };
  await put('orders/CaraOrder00000000000', aStoredOrder(plan, 'customer-CaraCaller0000000000'));
  expect(await deployment.tick('hourPassed')).toBe(200);
  const named = await read(`orders/CaraOrder00000000000/months/${monthOf(last)}`);
  const ride = String(Object(named?.['days'])[rideName(last, '1')]);
  expect(await read(`rides/${ride}`)).toMatchObject({ state: 'requested', bookedBy: ['dispatch', 'sender'] });
  expect(await deployment.tick('hourPassed')).toBe(200);
  expect(await read(`orders/CaraOrder00000000000/months/${monthOf(last)}`)).toEqual(named);
});

/** The last event of a ride that was posted. */
function eventOf(ride: string) {
  const { events } = deployment.delivery;
  const last = events.findLast(({ event }) => event.headers['ce-document'] === `rides/${ride}`);
  if (last === undefined) throw new Error(`${ride} has no event`);
  return last.event;
}

it('an event that is delivered again, while its notice is sent and afterwards, causes one notice', async () => {
  await person('u-tom', 'passenger');
  await request('ride-3', 'u-tom');
  const posts: (() => void)[] = [];
  service.answer('u-tom', (_, response) => void posts.push(() => response.writeHead(201).end()));
  await take('ride-3', 'u-tom');
  await expect.poll(() => posts, PATIENCE).toHaveLength(1);
  const again = deployment.delivery.deliver('rideWritten', eventOf('ride-3'));
  await expect
    .poll(() => deployment.delivery.answers, PATIENCE)
    .toContainEqual({ name: 'rideWritten', status: 500 });
  for (const answer of posts) answer();
  expect((await again).at(-1)).toBe(204);
  expect(await deployment.delivery.deliver('rideWritten', eventOf('ride-3'))).toEqual([204]);
  expect(posts).toHaveLength(1);
});

it('a function that is killed while it sends loses no notice, which is sent when its lease is over', async () => {
  await person('u-kim', 'passenger');
  await request('ride-4', 'u-kim');
  const sends = new Promise<void>((sent) => service.answer('u-kim', () => sent()));
  await take('ride-4', 'u-kim');
  await sends;
  service.answer('u-kim', 201);
  await deployment.functionNamed('rideWritten').kill();
  const claim = 'notified/ride-4-1-on-the-way-u-kim';
  expect(await read(claim)).toHaveProperty('heldUntil');
  // The test moves the time back instead of waiting for twenty seconds.
  const over = [{ kind: 'update' as const, path: claim, fields: { heldUntil: minutesAgo(1) } }];
  granted(await deployment.firestore.commit(over));
  await expect.poll(() => notified('u-kim'), PATIENCE).toEqual(['on-the-way']);
  await expect.poll(() => read(claim), PATIENCE).not.toHaveProperty('heldUntil');
  expect(await deployment.delivery.deliver('rideWritten', eventOf('ride-4'))).toEqual([204]);
  expect(notified('u-kim')).toEqual(['on-the-way']);
});

async function queue(id: string, name: string): Promise<void> {
  await put(`users/${id.replace('_1', '')}`, { status: 'approved', reviewCount: 1 });
  await put(`mail/${id}`, {
    to: `${id}@example.com`,
    template: { name, data: { role: 'passenger', status: 'approved' } },
    dueAt: SERVER_TIME,
  });
}
const arrivedAt = (id: string) =>
  mails.arrived.filter(({ recipients }) => recipients.includes(`${id}@example.com`));

it('a decision sends its mail by SMTP, once, however often its event is delivered', async () => {
  await queue('penny_1', 'account-approved');
  await expect.poll(() => read('mail/penny_1'), PATIENCE).toMatchObject({ state: 'sent', attempts: 1 });
  const { events } = deployment.delivery;
  const queued = events.find(({ name }) => name === 'mailQueued');
  if (queued === undefined) throw new Error('No event of a mail.');
  expect(await deployment.delivery.deliver('mailQueued', queued.event)).toEqual([204]);
  expect(await deployment.tick('mailMinutePassed')).toBe(200);
  expect(arrivedAt('penny_1').map(({ headers }) => headers['subject'])).toEqual([
    'Your account has been approved',
  ]);
});

it('a function that is killed while it sends loses no mail, which the clock sends when its lease is over', async () => {
  const begun = new Promise<void>((begins) => {
    taking = () => {
      begins();
      return new Promise(() => {});
    };
  });
  await queue('paul_1', 'account-rejected');
  await begun;
  taking = async () => {};
  await deployment.functionNamed('mailQueued').kill();
  expect(await read('mail/paul_1')).toMatchObject({ state: 'sending', attempts: 1 });
  // The test moves the time back instead of waiting for five minutes.
  const over = [{ kind: 'update' as const, path: 'mail/paul_1', fields: { dueAt: minutesAgo(1) } }];
  granted(await deployment.firestore.commit(over));
  expect(await deployment.tick('mailMinutePassed')).toBe(200);
  expect(await read('mail/paul_1')).toMatchObject({ state: 'sent', attempts: 2 });
  expect(arrivedAt('paul_1')).toHaveLength(1);
});
