import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import { GATES } from '#domain/accounts/model/gate.ts';
import { readAccount } from '#domain/accounts/model/read-account.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import { mapOf, oneOf } from '#domain/shared/composed-decoders.ts';
import { inParts } from '#domain/shared/in-parts.ts';
import { text } from '#domain/shared/decoders.ts';
import { allOf } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import { MOST_COMPARED, type DocumentStore } from '../document-store.ts';

const readEntry = mapOf({ gate: oneOf(GATES), uid: text });

export function createUserRepository(store: DocumentStore): UserRepository {
  return {
    read: (uid) => decoded(store.read(profilePath(uid)), (found) => readAccount(uid, found)),
    driversAmong(uids) {
      const parts = inParts(uids, MOST_COMPARED).map((some) =>
        store.query({
          collection: 'users',
          where: [
            ['uid', 'in', some],
            ['status', '==', 'approved'],
            ['role', '==', 'driver'],
          ],
          limit: MOST_COMPARED,
        }),
      );
      return decoded(allOf(parts), (found) => new Set(found.flat().map(({ id }) => id)));
    },
    readStored: (uid) => decoded(store.read(profilePath(uid)), (found) => found && readStoredProfile(found)),
    readEntry: (email) => decoded(store.read(entryPath(email)), (found) => found && readEntry(found)),
    findByEmail(email) {
      const byEmail = { collection: 'users', where: [['email', '==', email]], limit: 1 } as const;
      return decoded(store.query(byEmail), ([found]) => readAccount(found?.id ?? '', found?.fields ?? null));
    },
  };
}
