import { z } from 'zod';
import { mailPath, profilePath, reviewPath } from '#domain/accounts/model/account-paths.ts';
import { commitAsOwner, type FirestoreTarget } from './commit-as-owner.ts';
import { postAsOwner } from './post-as-owner.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD, type SeedAccount } from './seed-accounts.ts';
import { valuesByPath } from './seed-documents.ts';

export interface SeedTarget extends FirestoreTarget {
  /** `http://host:port` of the Auth emulator. */
  readonly authUrl: string;
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

async function seedDocuments(target: SeedTarget, accounts: readonly SeedAccount[]) {
  const root = `projects/${target.projectId}/databases/(default)/documents`;
  const url = `http://${target.firestoreHost}/v1/${root}:batchGet`;
  const decisionsOf = async ({ uid }: SeedAccount) => {
    const documents = [`${root}/${profilePath(uid)}`];
    const [answer] = Found.parse(await postAsOwner(url, { documents }));
    const count = answer?.found?.fields.reviewCount?.integerValue ?? 0;
    return Array.from({ length: count }, (_, at) => [reviewPath(uid, at + 1), mailPath(uid, at + 1)]).flat();
  };
  // A restored account has no decision. A stored review of a former decision would make the next decision fail.
  const decided = (await Promise.all(accounts.map(decisionsOf))).flat();
  const forgotten = Object.fromEntries(decided.map((path) => [path, null]));
  const wanted = accounts.flatMap((account) => Object.entries(valuesByPath(account)));
  await commitAsOwner(target, { ...forgotten, ...Object.fromEntries(wanted) });
}

/**
 * Restores the seed accounts, and undoes decisions on them. Removes other identities that have the address of a seed
 * account, and changes no other account. The seed can run again at any time.
 */
export async function seed(target: SeedTarget, accounts = SEED_ACCOUNTS): Promise<void> {
  await Promise.all([seedIdentities(target, accounts), seedDocuments(target, accounts)]);
}
