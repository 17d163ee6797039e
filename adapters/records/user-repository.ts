import { isGate, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { isVisibleName } from '#domain/accounts/model/name.ts';
import { nameKeysOf } from '#domain/accounts/model/name-keys.ts';
import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import { SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { creationWrites, entryWrite } from './account-writes.ts';
import type { DocumentStore, StoredFields } from './document-store.ts';
import { parsed } from './parsed.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';

function parseEntry({ gate, uid }: StoredFields): DirectoryEntry | undefined {
  return typeof gate === 'string' && isGate(gate) && typeof uid === 'string' ? { gate, uid } : undefined;
}

export function createUserRepository(store: DocumentStore): UserRepository {
  const change = (uid: string, fields: object): RecordWrite => ({
    kind: 'update',
    path: profilePath(uid),
    fields,
  });
  return {
    read: async (uid) =>
      parsed(await store.read(profilePath(uid)), (found) => found && readStoredProfile(found)),
    readEntry: async (email) =>
      parsed(await store.read(entryPath(email)), (found) => found && parseEntry(found)),
    async findByEmail(email) {
      const byEmail = { collection: 'users', where: [['email', '==', email]], limit: 1 } as const;
      return parsed(await store.query(byEmail), ([found]) =>
        found ? readStoredProfile(found.fields) : null,
      );
    },
    create: (profile) => store.commit(creationWrites(profile)),
    repair: ({ uid, email, fields, gate }) =>
      store.commit([
        entryWrite(email, { gate, uid }),
        ...(Object.keys(fields).length > 0 ? [change(uid, fields)] : []),
      ]),
    recordProof: (uid) => store.commit([change(uid, { provenAt: SERVER_TIME })]),
    rename(uid, name, { name: before = '', formerNames = [] }) {
      // A name that shows nothing counts as missing, and is not kept as a former name.
      const line = isVisibleName(before) && {
        [`formerNames.${formerNames.length}`]: { name: before, until: SERVER_TIME },
      };
      return store.commit([change(uid, { name, ...nameKeysOf(name), ...line })]);
    },
    endOlderSessions: (uid, signedInAt) => store.commit([change(uid, { signedInSince: signedInAt })]),
  };
}
