import { isGate } from '#domain/accounts/model/gate.ts';
import { entryPath, profilePath } from '#domain/accounts/model/record-paths.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { keyOf, uidOfKey } from './documents/profile-index.ts';
import { readProfile } from './documents/read-profile.ts';
import type { MemoryNetwork } from './memory-network.ts';
import { DENIED, type RecordServer } from './record-server.ts';
import type { Caller } from './rules/caller.ts';
import { isReviewer, mayReadProfile } from './rules/reading-rules.ts';

/** The user whose token the requests carry, once known. */
export type CallerOf = () => Promise<Caller>;

/** The user repository with the rights of one caller. */
export function createMemoryUserRepository(
  server: RecordServer,
  network: MemoryNetwork,
  callerOf: CallerOf,
): UserRepository {
  const { documents } = server;
  const profileOf = (uid: string) => {
    const stored = documents.read(profilePath(uid));
    return stored === null ? null : readProfile(stored);
  };
  return {
    async read(uid) {
      const caller = await callerOf();
      return network.send('reading', 'users.read', () =>
        mayReadProfile(documents, caller, uid) ? succeed(profileOf(uid)) : DENIED,
      );
    },
    async readEntry(email) {
      return network.send('reading', 'users.readEntry', () => {
        const stored = documents.read(entryPath(email));
        if (stored === null) return succeed(null);
        const { gate, uid } = stored;
        const isEntry = typeof gate === 'string' && isGate(gate) && typeof uid === 'string';
        return isEntry
          ? succeed({ gate, uid })
          : fail({ code: 'unexpected', message: 'malformed directory entry' });
      });
    },
    async findByEmail(email) {
      const caller = await callerOf();
      return network.send('reading', 'users.findByEmail', () => {
        if (!isReviewer(documents, caller)) return DENIED;
        const [first] = documents.profiles.list('email', keyOf(email, ''), null, 1);
        return succeed(first === undefined ? null : profileOf(uidOfKey(first)));
      });
    },
    async create(profile) {
      const caller = await callerOf();
      return network.send('documents', 'users.create', () => server.create(caller, profile));
    },
    async repair(repair) {
      const caller = await callerOf();
      return network.send('documents', 'users.repair', () => server.repair(caller, repair));
    },
    async rename(uid, name) {
      const caller = await callerOf();
      return network.send('documents', 'users.rename', () => server.rename(caller, uid, name));
    },
  };
}
