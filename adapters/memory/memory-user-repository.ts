import { gateOf, isGate, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { nameKeyOf } from '#domain/accounts/model/name.ts';
import { entryPath, profilePath } from '#domain/accounts/model/record-paths.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { CallerOf, DocumentServer } from './documents/document-server.ts';
import { changing, replacing } from './documents/document-writes.ts';
import type { DocumentData } from './documents/document-data.ts';
import { readProfile } from './documents/read-profile.ts';
import type { MemoryNetwork } from './memory-network.ts';
import { having, profilesWith } from './profile-query.ts';

const toProfile = (stored: DocumentData | null | undefined) => (stored ? readProfile(stored) : null);

function toEntry(stored: DocumentData | null): Result<DirectoryEntry | null> {
  if (stored === null) return succeed(null);
  const { gate, uid } = stored;
  return typeof gate === 'string' && isGate(gate) && typeof uid === 'string'
    ? succeed({ gate, uid })
    : fail({ code: 'unexpected', message: 'malformed directory entry' });
}

/** The user repository with the rights of one caller. */
export function createMemoryUserRepository(
  server: DocumentServer,
  network: MemoryNetwork,
  callerOf: CallerOf,
): UserRepository {
  return {
    async read(uid) {
      const caller = await callerOf();
      return network.send('reading', 'users.read', () => {
        const found = server.get(caller, profilePath(uid));
        return found.ok ? succeed(toProfile(found.value)) : found;
      });
    },
    readEntry: (email) =>
      network.send('reading', 'users.readEntry', () => {
        const found = server.get(null, entryPath(email));
        return found.ok ? toEntry(found.value) : found;
      }),
    async findByEmail(email) {
      const caller = await callerOf();
      return network.send('reading', 'users.findByEmail', () => {
        const found = server.list(caller, profilesWith([having('email', 'EQUAL', email)], 1));
        return found.ok ? succeed(toProfile(found.value[0]?.document)) : found;
      });
    },
    async create(profile) {
      const caller = await callerOf();
      const { uid, email, role, status } = profile;
      return network.send('documents', 'users.create', () =>
        server.commit(caller, [
          replacing(profilePath(uid), profile),
          replacing(entryPath(email), { gate: gateOf(role, status), uid }),
        ]),
      );
    },
    async repair({ uid, email, fields, gate }) {
      const caller = await callerOf();
      const isDamaged = Object.keys(fields).length > 0;
      return network.send('documents', 'users.repair', () =>
        server.commit(caller, [
          replacing(entryPath(email), { gate, uid }),
          ...(isDamaged ? [changing(profilePath(uid), fields)] : []),
        ]),
      );
    },
    async rename(uid, name) {
      const caller = await callerOf();
      return network.send('documents', 'users.rename', () =>
        server.commit(caller, [changing(profilePath(uid), { name, nameKey: nameKeyOf(name) })]),
      );
    },
  };
}
