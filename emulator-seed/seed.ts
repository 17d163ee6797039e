import { z } from 'zod';
import { mailPath, profilePath, reviewPath } from '#domain/accounts/model/account-paths.ts';
import { postAsOwner } from './post-as-owner.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD, type SeedAccount } from './seed-accounts.ts';
import { documentsOf, type SeedDocument } from './seed-documents.ts';

export interface SeedTarget {
  /** `http://host:port` of the Auth emulator. */
  readonly authUrl: string;
  /** `host:port` of Firestore. */
  readonly firestoreHost: string;
  readonly projectId: string;
}

const Users = z.object({ users: z.array(z.object({ localId: z.string(), email: z.string() })).optional() });
const Imported = z.object({ error: z.array(z.object({ message: z.string() })).optional() });
const Found = z.array(
  z.object({
    found: z
      .object({ fields: z.object({ reviewCount: z.object({ integerValue: z.coerce.number() }) }).partial() })
      .optional(),
  }),
);

async function seedIdentities({ authUrl, projectId }: SeedTarget, accounts: readonly SeedAccount[]) {
  const api = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const emails = accounts.map(({ email }) => email);
  const uids = new Set(accounts.map(({ uid }) => uid));
  const { users = [] } = Users.parse(await postAsOwner(`${api}/accounts:lookup`, { email: emails }));
  const strangers = users.map(({ localId }) => localId).filter((uid) => !uids.has(uid));
  if (strangers.length > 0)
    await postAsOwner(`${api}/accounts:batchDelete`, { localIds: strangers, force: true });
  const imported = await postAsOwner(`${api}/accounts:batchCreate`, {
    allowOverwrite: true,
    users: accounts.map(({ uid, email, identity, createdAt }) => ({
      localId: uid,
      email,
      rawPassword: SEED_PASSWORD,
      disabled: identity === 'disabled',
      createdAt: String(Date.parse(createdAt)),
    })),
  });
  const [failure] = Imported.parse(imported).error ?? [];
  if (failure !== undefined) throw new Error(`An identity was refused: ${failure.message}`);
}

async function seedDocuments({ firestoreHost, projectId }: SeedTarget, accounts: readonly SeedAccount[]) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const api = `http://${firestoreHost}/v1/${root}`;
  const name = (path: string) => `${root}/${path}`;
  const decisionsOf = async ({ uid }: SeedAccount): Promise<SeedDocument[]> => {
    const [answer] = Found.parse(
      await postAsOwner(`${api}:batchGet`, { documents: [name(profilePath(uid))] }),
    );
    const count = answer?.found?.fields.reviewCount?.integerValue ?? 0;
    return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => [
      { path: reviewPath(uid, number), fields: null },
      { path: mailPath(uid, number), fields: null },
    ]);
  };
  // A restored account has no decisions yet. A review left from before would make its next decision fail.
  const forgotten = (await Promise.all(accounts.map(decisionsOf))).flat();
  const wanted = accounts.flatMap(documentsOf);
  const writes = [...forgotten, ...wanted].map(({ path, fields }) =>
    fields === null ? { delete: name(path) } : { update: { name: name(path), fields } },
  );
  await postAsOwner(`${api}:commit`, { writes });
}

/**
 * Restores the seed accounts, and changes no other account. It can run again at any time, and undoes all that people
 * have changed about these accounts, including decisions on them.
 */
export async function seed(target: SeedTarget, accounts = SEED_ACCOUNTS): Promise<void> {
  await Promise.all([seedIdentities(target, accounts), seedDocuments(target, accounts)]);
}
