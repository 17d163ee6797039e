import { expect, it } from 'vitest';
import { z } from 'zod';
import { createFirestoreClient } from '../rest/firestore-client.ts';
import { createIdentityClient } from '../rest/identity-client.ts';
import { scriptedCall } from '../rest/scripted-call.builder.ts';
import { removeMails } from './remove-mails.ts';

const ORIGIN = 'https://example.test';
const Commit = z.object({ writes: z.array(z.object({ delete: z.string() })) });

/** The paths that each commit removes. */
async function removedWith(count: number) {
  const { call, requests } = scriptedCall({}, {}, {});
  const backend = {
    firestore: createFirestoreClient(ORIGIN, 'p', call),
    identities: createIdentityClient(ORIGIN, 'p', call),
  };
  const target = { project: 'p', isLocal: false, firestore: ORIGIN, identity: ORIGIN };
  const run = { backend, target, isDryRun: false, print: () => undefined, ask: () => Promise.resolve(null) };
  expect(await removeMails(run, 'ann', count)).toEqual({ ok: true, value: undefined });
  return requests.map(({ body }) =>
    Commit.parse(body).writes.map((write) => write.delete.replace(/^.*\/documents\//, '')),
  );
}

it('the mails of all decisions are removed, whether or not a review of them is left', async () => {
  expect(await removedWith(0)).toEqual([]);
  expect(await removedWith(2)).toEqual([['mail/ann_1', 'mail/ann_2']]);
});

it('the mails of many decisions are removed in commits that the database takes', async () => {
  const commits = await removedWith(801);
  expect(commits.map(({ length }) => length)).toEqual([400, 400, 1]);
  expect(new Set(commits.flat()).size).toBe(801);
  expect(commits.at(-1)).toEqual(['mail/ann_801']);
});
