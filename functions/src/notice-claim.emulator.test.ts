import { expect, it } from 'vitest';
import { aStoredRide } from '../../domain/rides/model/ride/ride.builder.ts';
import { MINUTE_MS, SECOND_MS } from '../../domain/shared/durations.ts';
import { breakingFetch, createLocalProject } from '../../tools/operations/local-project.builder.ts';
import { createFirestoreClient, type FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { createJsonCall, type Fetch } from '../../tools/operations/rest/json-call.ts';
import { ownerBearer } from '../../tools/operations/rest/owner-bearer.ts';
import type { Post } from './deliver.ts';
import { makePushKeys } from './push-keys.ts';
import { createRideNotices } from './ride-notices.ts';
import { createSender } from './sender.ts';

const KEYS = makePushKeys();
const BOOKED = new Date();
const REQUESTS = [1, 2, 3, 4, 5, 6];

/** A ride that a driver has just taken; its passenger has one push device. */
async function aProject() {
  const project = createLocalProject('claims');
  const posted: string[] = [];
  const post: Post = async (url) => {
    posted.push(url);
    return new Response(null, { status: 201 });
  };
  const taken = {
    0: { did: 'request', by: 'u-robin', at: BOOKED },
    1: { did: 'take', by: 'u-dario', at: BOOKED },
  };
  await project.put(
    'rides/ride-1',
    aStoredRide('on_the_way', { rev: 1, did: 'take', changedAt: BOOKED, log: taken }),
  );
  await project.put('users/u-robin', {
    uid: 'u-robin',
    email: 'a@example.com',
    role: 'passenger',
    status: 'approved',
  });
  const device = {
    endpoint: 'https://fcm.googleapis.com/a',
    p256dh: KEYS.publicKey,
    auth: 'a'.repeat(22),
    at: BOOKED,
  };
  await project.put('devices/u-robin', { devices: { ['a'.repeat(20)]: device }, at: BOOKED });

  /** Reports the change to a sender this many seconds after the change. Resolves to whether the change is settled. */
  const hear = (firestore: FirestoreClient, seconds: number) => {
    const now = () => new Date(BOOKED.getTime() + seconds * SECOND_MS);
    const identity = { ...KEYS, contact: 'mailto:a@example.com' };
    const sender = createSender({ firestore, identity, now, post, print: () => {} });
    return createRideNotices(firestore, sender, now).changed(null, 'ride-1');
  };
  const through = (send: Fetch) =>
    createFirestoreClient(
      `http://${process.env['FIRESTORE_EMULATOR_HOST']}`,
      project.id,
      createJsonCall(send, ownerBearer),
    );
  return { firestore: project.backend.firestore, through, hear, posted };
}

const MOMENTS = REQUESTS.flatMap((at) => [
  { at, when: 'before' as const },
  { at, when: 'after' as const },
]);

it.each(MOMENTS)(
  'a sender that dies $when its request $at to the database loses no notice',
  async ({ at, when }) => {
    const { firestore, through, hear, posted } = await aProject();
    await hear(through(breakingFetch(at, when)), 0);
    const isSent = posted.length === 1;
    await hear(firestore, 10);
    // No one knows whether an unfinished claim was sent, so no other sender sends it during its lease.
    expect(posted.length).toBeLessThanOrEqual(1);
    expect(await hear(firestore, 21)).toBe(true);
    expect(await hear(firestore, 60)).toBe(true);
    // A notice is sent twice only if the push service has it and the database does not know.
    const isUnknown = isSent && at === 4 && when === 'before';
    expect(posted).toHaveLength(isUnknown ? 2 : 1);
  },
);

it('a claim that its sender has not finished is not settled for others until its lease is over', async () => {
  const { firestore, through, hear, posted } = await aProject();
  await hear(through(breakingFetch(3, 'after')), 0);
  expect(await hear(firestore, 19)).toBe(false);
  expect(posted).toEqual([]);
  expect(await Promise.all([hear(firestore, 21), hear(firestore, 21)])).toContain(true);
  expect(posted).toHaveLength(1);
});

it('a claim that conflicts although nothing is stored is not settled, and is made again', async () => {
  const { firestore, hear, posted } = await aProject();
  const conflict = { ok: false, error: { kind: 'conflict', message: 'Too much contention.' } } as const;
  const contended = { ...firestore, commit: async () => conflict };
  expect(await hear(contended, 0)).toBe(false);
  expect(posted).toEqual([]);
  expect(await hear(firestore, 1)).toBe(true);
  expect(posted).toHaveLength(1);
});

it('a change of which a sender hears for the first time after an hour causes no notice, and is settled', async () => {
  const { firestore, hear, posted } = await aProject();
  expect(await hear(firestore, (61 * MINUTE_MS) / SECOND_MS)).toBe(true);
  expect(posted).toEqual([]);
});
