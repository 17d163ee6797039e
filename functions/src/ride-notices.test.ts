import { expect, it } from 'vitest';
import { aStoredShift } from '../../domain/rides/model/firm/shift.builder.ts';
import type { Notice } from '../../domain/rides/model/notices/notice.ts';
import { after, aStoredRide, BOOKED_AT } from '../../domain/rides/model/ride/ride.builder.ts';
import { succeed } from '../../domain/shared/result.ts';
import { stop } from '../../tools/operations/command-line/command-failure.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import { createRideNotices } from './ride-notices.ts';

const stored = (path: string, fields: object): StoredDocument => ({
  path,
  id: path.slice(path.indexOf('/') + 1),
  fields: { ...fields },
  updateTime: '',
});

/** 150 drivers with a ride, and after them one free driver. */
const DRIVING = Array.from({ length: 150 }, (_, index) => `u-${index}`);
const SHIFTS = [
  ...DRIVING.map((uid) => stored(`drivers/${uid}`, aStoredShift({ seenAt: BOOKED_AT, ride: `of-${uid}` }))),
  stored('drivers/u-free', aStoredShift({ seenAt: BOOKED_AT })),
];
const DRIVES = DRIVING.map((uid) => stored(`rides/of-${uid}`, aStoredRide('on_the_way', { driver: uid })));
const REQUEST = stored('rides/ride-1', aStoredRide());

/** The people notified of a request, or of ten minutes of silence. A read fails if `hides` is true for a path. */
async function notifiedOf(act: 'request' | 'silence', hides: (path: string) => boolean = () => false) {
  const documents = new Map([...SHIFTS, ...DRIVES, REQUEST].map((each) => [each.path, each]));
  const firestore: FirestoreClient = {
    async read(paths) {
      if (paths.some(hides)) return stop('failed', 'no answer');
      return succeed(paths.map((path) => documents.get(path) ?? null));
    },
    query: async ({ collection }) => succeed(collection === 'rides' ? DRIVES : SHIFTS),
    due: async () => succeed([]),
    commit: async () => succeed(),
  };
  const sent: Notice[] = [];
  const sender = {
    notify: async (some: readonly Notice[]) => sent.push(...some) > 0,
    count: async () => true,
  };
  const notices = createRideNotices(firestore, sender, () => after(1));
  await (act === 'request' ? notices.changed(null, 'ride-1') : notices.passed(after(599), after(600)));
  return sent.map(({ kind, to }) => `${kind} to ${to}`);
}

it('a free driver is notified of a request, and none of 150 drivers who drive', async () => {
  expect(await notifiedOf('request')).toEqual(['request to u-free']);
});

it('no driver is notified of a request while the driven rides cannot be read', async () => {
  expect(await notifiedOf('request', (path) => path === 'rides/of-u-149')).toEqual([]);
});

it('each of 150 drivers who drive is notified of their silence', async () => {
  expect(await notifiedOf('silence')).toEqual(DRIVING.map((uid) => `silent to ${uid}`));
});
