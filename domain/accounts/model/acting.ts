import { fail, succeed, type Result } from '../../shared/result.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { isAdministrator, type Role } from './role.ts';
import type { User } from './user.ts';

/** What services need of the session to know who acts. `user` is present while somebody is signed in, `isKept` as in `SessionState`. */
export interface Acting<Held extends User = User> {
  current(): { readonly state: string; readonly user?: Held; readonly isKept?: boolean };
  /** Reads the user's profile again, which ends a session that has lost its rights. */
  refresh(): Promise<void>;
}

/** The session's user, or `session-expired`. */
export function signedIn<Held extends User>(session: Acting<Held>): Result<Held> {
  const { user } = session.current();
  return user === undefined ? fail({ code: 'session-expired', providerCode: '' }) : succeed(user);
}

/**
 * The session's user if they are approved and have such a role; otherwise `permission-denied`. Somebody pending has no
 * powers yet (D3).
 */
export function approvedAs(session: Acting, isRole: (role: Role) => boolean): Result<User> {
  const user = signedIn(session);
  if (!user.ok) return user;
  const { status, role } = user.value;
  return status === 'approved' && isRole(role) ? user : fail({ code: 'permission-denied' });
}

/** Has the session's user do what only approved administrators may; anybody else fails as above. */
export async function asAdministrator<T, E>(
  session: Acting,
  act: (actor: User) => Promise<Result<T, E>>,
): Promise<Result<T, E | SystemError>> {
  const actor = approvedAs(session, isAdministrator);
  return actor.ok ? act(actor.value) : actor;
}
