import { parseName } from '../model/name.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { Session } from './session.ts';

/** What signed-in users change about themselves. */
export interface OwnProfile {
  /** Returns the name as stored. Fails with `session-expired` if signed out, or as `parseName` or the repository does. */
  rename(name: string): Promise<Result<string>>;
  /** Fails with `password-required` if either is empty, or as `IdentityPort.changePassword` does. */
  changePassword(current: string, next: string): Promise<Result<void>>;
}

/** Changes the profile of the session's user and, on success, the session. */
export function createOwnProfile(
  identity: Pick<IdentityPort, 'changePassword'>,
  users: Pick<UserRepository, 'rename'>,
  session: Session,
): OwnProfile {
  return {
    async rename(typed) {
      const held = session.current();
      if (held.state !== 'signed-in') return fail({ code: 'session-expired', providerCode: '' });
      const name = parseName(typed);
      if (!name.ok) return name;
      const renamed = await users.rename(held.user.uid, name.value);
      if (!renamed.ok) return renamed;
      // Update the profile as it is now: it may have been read again since.
      const now = session.current();
      if (now.state === 'signed-in' && now.user.uid === held.user.uid) {
        session.update({ ...now.user, name: name.value });
      }
      return succeed(name.value);
    },
    async changePassword(current, next) {
      if (current === '' || next === '') return fail({ code: 'password-required' });
      return identity.changePassword(current, next);
    },
  };
}
