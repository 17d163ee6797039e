import { expect, it, vi } from 'vitest';
import type { Notice } from '../../domain/rides/model/notices/notice.ts';
import { fail, succeed } from '../../domain/shared/result.ts';
import type { FirestoreClient } from '../../tools/operations/rest/firestore-client.ts';
import { makePushKeys } from './push-keys.ts';
import { createSender } from './sender.ts';

const KEYS = makePushKeys();
const NOW = new Date('2026-03-01T08:00:00.000Z');
const IDENTITY = { ...KEYS, contact: 'mailto:a@example.com' };

const requestTo = (to: string): Notice => ({
  to,
  kind: 'request',
  ride: 'r',
  key: to,
  until: new Date(NOW.getTime() + 60_000),
});

/** All people are approved drivers with one push device, whose address ends with their uid. */
const firestore: FirestoreClient = {
  read: async (paths) =>
    succeed(
      paths.map((path) => {
        const [collection, id = ''] = path.split('/');
        const endpoint = `https://fcm.googleapis.com/${id}`;
        const device = { endpoint, p256dh: KEYS.publicKey, auth: 'a'.repeat(22), at: NOW };
        const profile = { uid: id, email: `${id}@example.com`, role: 'driver', status: 'approved' };
        const fields = collection === 'users' ? profile : { devices: { one: device } };
        return { path, id, fields, updateTime: '' };
      }),
    ),
  query: async () => succeed([]),
  due: async () => succeed([]),
  commit: async () => succeed(),
};

it('none of 120 drivers waits for one with a silent push service', async () => {
  const uids = Array.from({ length: 120 }, (_, index) => `u-${index}`);
  const called: string[] = [];
  const post = async (url: string) => {
    if (url.endsWith('/u-0')) return new Promise<Response>(() => {});
    called.push(url);
    return new Response(null, { status: 201 });
  };
  const sender = createSender({ firestore, identity: IDENTITY, now: () => NOW, print: () => {}, post });
  void sender.notify(uids.map(requestTo));
  await vi.waitFor(() => expect(called).toHaveLength(119), 3000);
});

it.each([
  ['failed', ['Not notified u-0@example.com: request (the database did not store the claim)']],
  ['conflict', []],
] as const)('a notice whose claim ends in %j is not sent, and prints %j', async (kind, lines) => {
  const printed: string[] = [];
  const posted: string[] = [];
  const sender = createSender({
    firestore: { ...firestore, commit: async () => fail({ kind, message: '' }) },
    identity: IDENTITY,
    now: () => NOW,
    print: (line) => void printed.push(line),
    post: async (url) => {
      posted.push(url);
      return new Response(null, { status: 201 });
    },
  });
  await sender.notify([requestTo('u-0')]);
  expect(printed).toEqual(lines);
  expect(posted).toEqual([]);
});
