import { expect, it, vi } from 'vitest';
import { succeed } from '#domain/shared/result.ts';
import type { FirestoreClient } from '../../operations/rest/firestore-client.ts';
import { Timestamp } from '../../operations/rest/firestore-value.ts';
import { watchDatabase } from './watch-database.ts';

const AT = '2026-03-01T08:00:00.000Z';
const PHONES = ['u-dario', 'u-finn'].map((id) => ({
  path: `devices/${id}`,
  id,
  fields: { at: new Timestamp(AT) },
  updateTime: AT,
}));

it('a phone that could not be counted is counted at the next look, and one that was is not counted again', async () => {
  const firestore: FirestoreClient = {
    read: async () => succeed([]),
    query: async ({ collection }) => succeed(collection === 'devices' ? PHONES : []),
    due: async () => succeed([]),
    commit: async () => succeed(),
  };
  const counted: string[] = [];
  const sender = {
    tell: async () => {},
    count: async (uid: string) => {
      counted.push(uid);
      return counted.length > 1;
    },
  };
  const stop = watchDatabase(firestore, { changed: async () => {}, passed: async () => {} }, sender);
  await vi.waitFor(() => expect(counted).toHaveLength(3), 3000);
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  stop();
  expect(counted).toEqual(['u-dario', 'u-finn', 'u-dario']);
});
