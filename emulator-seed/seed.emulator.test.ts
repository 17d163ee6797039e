import { expect, test } from 'vitest';
import { z } from 'zod';
import { postAsOwner } from './post-as-owner.ts';
import { SEED_ACCOUNTS } from './seed-accounts.ts';
import { documentsOf } from './seed-documents.ts';
import { seed } from './seed.ts';

const authUrl = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;
const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const target = { authUrl, firestoreHost, projectId: 'demo-seed' };
const ROOT = `projects/demo-seed/databases/(default)/documents`;
const API = `http://${firestoreHost}/v1/${ROOT}`;
const IDENTITIES = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/demo-seed/accounts`;

const Answers = z.array(z.object({ found: z.object({ fields: z.unknown() }).optional() }));
const Users = z.object({
  users: z.array(z.object({ localId: z.string(), email: z.string(), disabled: z.boolean().default(false) })),
});

async function read(path: string): Promise<unknown> {
  const [answer] = Answers.parse(await postAsOwner(`${API}:batchGet`, { documents: [`${ROOT}/${path}`] }));
  return answer?.found?.fields ?? null;
}

/** The value with all timestamps in one spelling, since a server may omit a fraction of zeros. */
function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('.000Z', 'Z'));
}

const byUid = (a: { localId: string }, b: { localId: string }) => a.localId.localeCompare(b.localId);

const STATED = plain({
  identities: SEED_ACCOUNTS.map(({ uid, email, identity }) => ({
    localId: uid,
    email,
    disabled: identity === 'disabled',
  })).sort(byUid),
  documents: SEED_ACCOUNTS.flatMap(documentsOf),
});

async function stored(): Promise<unknown> {
  const emails = SEED_ACCOUNTS.map(({ email }) => email);
  const { users } = Users.parse(await postAsOwner(`${IDENTITIES}:lookup`, { email: emails }));
  const paths = SEED_ACCOUNTS.flatMap(documentsOf).map(({ path }) => path);
  const documents = await Promise.all(paths.map(async (path) => ({ path, fields: await read(path) })));
  return plain({ identities: users.sort(byUid), documents });
}

test('seeding again undoes what a person did to a seed account, and keeps everything else', async () => {
  await seed(target);
  expect(await stored()).toEqual(STATED);
  const [name, stringValue] = ['users/seed-pending', 'approved'];
  const review = { fields: { actor: { stringValue: 'seed-admin' } } };
  await postAsOwner(`${API}:commit`, {
    writes: [
      {
        update: {
          name: `${ROOT}/${name}`,
          fields: { status: { stringValue }, reviewCount: { integerValue: '1' } },
        },
      },
      { update: { name: `${ROOT}/${name}/reviews/1`, ...review } },
      { update: { name: `${ROOT}/mail/seed-pending_1`, ...review } },
      { update: { name: `${ROOT}/users/somebody`, fields: { uid: { stringValue: 'somebody' } } } },
      { delete: `${ROOT}/accountDirectory/driver@example.com` },
    ],
  });
  await postAsOwner(`${IDENTITIES}:update`, { localId: 'seed-driver', disableUser: true });
  await postAsOwner(`${IDENTITIES}:delete`, { localId: 'seed-orphan' });
  await postAsOwner(IDENTITIES, { email: 'orphan@example.com', password: 'another password' });
  await seed(target);
  expect(await stored()).toEqual(STATED);
  expect(await read(`${name}/reviews/1`)).toBeNull();
  expect(await read('mail/seed-pending_1')).toBeNull();
  expect(await read('users/somebody')).not.toBeNull();
});
