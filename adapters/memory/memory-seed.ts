import type { StoredFields } from '#adapters/records/document-store.ts';
import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import { gateOf } from '#domain/accounts/model/gate.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import type { MemoryWorld } from './memory-world.ts';

/** One account of the seed. `address`, `identity`, `profile` and `directory` say what is wrong with that part. */
export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role?: string | undefined;
  readonly powers?: string | undefined;
  readonly status?: string | undefined;
  readonly createdAt: string;
  readonly rejectionReason?: string | undefined;
  readonly address?: string | undefined;
  readonly identity?: string | undefined;
  readonly profile?: string | undefined;
  readonly directory?: string | undefined;
}

export interface Seed {
  readonly password: string;
  readonly accounts: readonly SeedAccount[];
}

function profileOf(account: SeedAccount): StoredFields {
  const { uid, email, name, role, powers, status, createdAt, rejectionReason } = account;
  const isWhole = account.profile !== 'incomplete';
  return {
    uid,
    email,
    name,
    ...nameKeysOf(name),
    createdAt,
    registeredAt: new Date(createdAt),
    reviewCount: 0,
    provenAt: account.address === 'unproven' ? null : new Date(createdAt),
    ...(isWhole && role !== undefined && { role }),
    ...(powers !== undefined && { powers }),
    ...(isWhole && status !== undefined && { status }),
    ...(rejectionReason !== undefined && { rejectionReason }),
  };
}

/** The documents of an account, by path. */
export function recordsOf(account: SeedAccount): Readonly<Record<string, StoredFields>> {
  const { uid, email, role = '', status = '' } = account;
  const gate = isAccountStatus(status) ? gateOf(role, status) : 'open';
  return {
    ...(account.profile !== 'missing' && { [profilePath(uid)]: profileOf(account) }),
    ...(account.directory !== 'missing' && { [entryPath(email)]: { gate, uid } }),
  };
}

/** Fills a world with accounts, and bypasses the provider's limits and the rules. */
export function seedMemoryWorld(world: MemoryWorld, { password, accounts }: Seed): void {
  for (const account of accounts) {
    const { uid, email } = account;
    world.identities.create({ uid, email, password });
    if (account.identity === 'disabled') world.identities.disable(uid);
    world.documents.commit(recordsOf(account));
  }
}
