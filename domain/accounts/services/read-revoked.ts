import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/**
 * Which of these accounts are known not to be approved any more, at a read each; `permission-denied` unless the session's
 * user is an approved administrator. Nobody is suspected because they could not be read.
 */
export type ReadRevoked = (uids: readonly string[]) => Promise<Result<ReadonlySet<string>>>;

export function createReadRevoked(users: Pick<UserRepository, 'read'>, session: Session): ReadRevoked {
  const isRevoked = async (uid: string) => {
    const read = await users.read(uid);
    return read.ok && read.value?.status !== 'approved';
  };
  return async (uids) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    const revoked = await Promise.all(uids.map(async (uid) => ((await isRevoked(uid)) ? [uid] : [])));
    return succeed(new Set(revoked.flat()));
  };
}
