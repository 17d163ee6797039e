import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/**
 * Whether an account is known not to be approved any more, at the cost of a read; an account that cannot be read is not
 * suspected. `permission-denied` unless the session's user is an approved administrator.
 */
export type ReadRevoked = (uid: string) => Promise<Result<boolean>>;

export function createReadRevoked(users: Pick<UserRepository, 'read'>, session: Session): ReadRevoked {
  return async (uid) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    const read = await users.read(uid);
    return succeed(read.ok && read.value?.status !== 'approved');
  };
}
