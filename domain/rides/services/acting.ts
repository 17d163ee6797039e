import type { Role } from '../../accounts/model/role.ts';
import type { User } from '../../accounts/model/user.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';

/** What the services of rides need of the session. `user` is present while somebody is signed in. */
export interface Acting {
  current(): { readonly state: string; readonly user?: User };
  /** Reads the user's profile again, which ends a session that has lost its rights. */
  refresh(): Promise<void>;
}

/** The session's user, or `session-expired`. */
export function signedIn(session: Acting): Result<User> {
  const { user } = session.current();
  return user === undefined ? fail({ code: 'session-expired', providerCode: '' }) : succeed(user);
}

/** The session's user if they are approved and have such a role; otherwise `permission-denied`. */
export function approvedAs(session: Acting, isRole: (role: Role) => boolean): Result<User> {
  const user = signedIn(session);
  if (!user.ok) return user;
  const { status, role } = user.value;
  return status === 'approved' && isRole(role) ? user : fail({ code: 'permission-denied' });
}
