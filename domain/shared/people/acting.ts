import { fail, succeed, type Result } from '../result.ts';
import type { SystemError } from '../system-error.ts';
import { isAdministrator, type Role } from './role.ts';

/** The profile of the user who acts, as far as every capability needs it. */
export interface Actor {
  readonly uid: string;
  readonly role: Role;
  readonly status: string;
}

/** The session as services need it. `user` is present while signed in, `isCached` as in `SessionState`. */
export interface Acting<Person extends Actor> {
  current(): { readonly state: string; readonly user?: Person; readonly isCached?: boolean };
  /** Reads the user's profile again, which ends a session that has lost its rights. */
  refresh(): Promise<void>;
}

export function signedIn<Person extends Actor>(session: Acting<Person>): Result<Person> {
  const { user } = session.current();
  return user === undefined ? fail({ code: 'session-expired', providerCode: '' }) : succeed(user);
}

/** The session's user if approved and of such a role, otherwise `permission-denied`: pending users have no rights (D3). */
export function approvedAs<Person extends Actor>(
  session: Acting<Person>,
  isRole: (role: Role) => boolean,
): Result<Person> {
  const user = signedIn(session);
  if (!user.ok) return user;
  const { status, role } = user.value;
  return status === 'approved' && isRole(role) ? user : fail({ code: 'permission-denied' });
}

/** Runs an act of the session's user that only approved administrators may perform; otherwise fails as `approvedAs` does. */
export async function asAdministrator<Person extends Actor, T, E>(
  session: Acting<Person>,
  act: (actor: Person) => Promise<Result<T, E>>,
): Promise<Result<T, E | SystemError>> {
  const actor = approvedAs(session, isAdministrator);
  return actor.ok ? act(actor.value) : actor;
}
