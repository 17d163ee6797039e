import { isGate, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import type { DocumentStore, StoredFields } from '../document-store.ts';
import { parsed } from '../parsed.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';

function parseEntry({ gate, uid }: StoredFields): DirectoryEntry | undefined {
  return typeof gate === 'string' && isGate(gate) && typeof uid === 'string' ? { gate, uid } : undefined;
}

export function createUserRepository(store: DocumentStore): UserRepository {
  return {
    read: async (uid) => parsed(await store.read(profilePath(uid)), (found) => readAccount(uid, found)),
    readStored: async (uid) =>
      parsed(await store.read(profilePath(uid)), (found) => found && readStoredProfile(found)),
    readEntry: async (email) =>
      parsed(await store.read(entryPath(email)), (found) => found && parseEntry(found)),
    async findByEmail(email) {
      const byEmail = { collection: 'users', where: [['email', '==', email]], limit: 1 } as const;
      return parsed(await store.query(byEmail), ([found]) =>
        readAccount(found?.id ?? '', found?.fields ?? null),
      );
    },
  };
}
