import { expect, it, vi } from 'vitest';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { succeed } from '#domain/shared/result.ts';
import type { FirestoreClient } from '../../operations/rest/firestore-client.ts';
import { Timestamp } from '../../operations/rest/firestore-value.ts';
import { watchDatabase } from './watch-database.ts';

const AT = '2026-03-01T08:00:00.000Z';
const DEVICES = ['u-dario', 'u-finn'].map((id) => ({
  path: `devices/${id}`,
  id,
  fields: { at: new Timestamp(AT) },
  updateTime: AT,
}));

it('a document of push devices whose count failed is counted at the next look, and another one is not', async () => {
  const firestore: FirestoreClient = {
    read: async () => succeed([]),
    query: async ({ collection }) => succeed(collection === 'devices' ? DEVICES : []),
    due: async () => succeed([]),
    commit: async () => succeed(),
  };
  const counted: string[] = [];
  const sender = {
    notify: async () => true,
    count: async (uid: string) => {
      counted.push(uid);
      return counted.length > 1;
    },
  };
  const stop = watchDatabase(firestore, { changed: async () => true, passed: async () => true }, sender);
  await vi.waitFor(() => expect(counted).toHaveLength(3), 3000);
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  stop();
  expect(counted).toEqual(['u-dario', 'u-finn', 'u-dario']);
});

it('a changed ride is reported beside damaged rides, and while a thousand counts of push devices hang', async () => {
  const thousand = Array.from({ length: 1000 }, (_, n) => ({
    path: `devices/bad-${n}`,
    id: `bad-${n}`,
    fields: { at: new Timestamp(AT), devices: n % 2 === 0 ? 'none' : { a: 7 } },
    updateTime: AT,
  }));
  const poisoned = [{ log: 'none' }, { state: 'requested', rev: -1 }, {}].map((fields, n) => ({
    path: `rides/bad-${n}`,
    id: `bad-${n}`,
    fields: { ...fields, changedAt: new Timestamp(AT) },
    updateTime: AT,
  }));
  const request = { path: 'rides/ride-1', id: 'ride-1', fields: { ...aStoredRide() }, updateTime: AT };
  let isBooked = false;
  const firestore: FirestoreClient = {
    read: async () => succeed([]),
    query: async ({ collection }) => {
      if (collection === 'devices') return succeed(thousand);
      return succeed(isBooked ? [...poisoned, request] : poisoned);
    },
    due: async () => succeed([]),
    commit: async () => succeed(),
  };
  let counted = 0;
  const sender = {
    notify: async () => true,
    count: () => {
      counted += 1;
      return new Promise<boolean>(() => {});
    },
  };
  const changed: string[] = [];
  const notices = {
    changed: async (_: unknown, id: string) => changed.push(id) > 0,
    passed: async () => true,
  };
  const stop = watchDatabase(firestore, notices, sender);
  await vi.waitFor(() => expect(counted).toBe(1000), 3000);
  isBooked = true;
  await vi.waitFor(() => expect(changed).toEqual(['ride-1']), 3000);
  stop();
});

it('an hour is reported once it has passed, even if a look is late', async () => {
  const firestore: FirestoreClient = {
    read: async () => succeed([]),
    query: async () => succeed([]),
    due: async () => succeed([]),
    commit: async () => succeed(),
  };
  const minutes = [0, 59, 61, 119, 130];
  const passed: number[] = [];
  const hours: number[] = [];
  const now = () => new Date(Date.parse(AT) + (minutes.shift() ?? 130) * 60_000);
  const notices = {
    changed: async () => true,
    passed: async (_: Date, at: Date) => passed.push((at.getTime() - Date.parse(AT)) / 60_000) > 0,
  };
  const sender = { notify: async () => true, count: async () => true };
  const stop = watchDatabase(firestore, notices, sender, {
    now,
    hourPassed: () => hours.push(passed.at(-1) ?? 0),
  });
  await vi.waitFor(() => expect(passed.at(-1)).toBe(130), 8000);
  stop();
  expect(hours).toEqual([61, 130]);
});
