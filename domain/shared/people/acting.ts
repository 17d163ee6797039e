import { fail, succeed, type Result } from '../result.ts';
import type { SystemError } from '../system-error.ts';
import { mayDispatch, mayReview, type PowerHolder } from './powers.ts';
import { isAdministrator, type Role } from './role.ts';

/** The profile of the acting user, as far as every capability needs it. */
export interface Actor extends PowerHolder {
  readonly uid: string;
}

/** The session as services need it. `user` is present while signed in; `SessionState` explains `isCached`. */
export interface Acting<Person extends Actor> {
  current(): { readonly state: string; readonly user?: Person; readonly isCached?: boolean };
  /** Reads the user's profile again, and ends the session if its user has lost their rights. */
  refresh(): Promise<void>;
}

export function signedIn<Person extends Actor>(session: Acting<Person>): Result<Person> {
  const { user } = session.current();
  return user === undefined ? fail({ code: 'session-expired', providerCode: '' }) : succeed(user);
}

/**
 * The session's user. Fails with `session-expired` if no one is signed in. Fails with `permission-denied` if the user
 * is not approved (D3) or `isOne` does not admit them.
 */
export function approvedAs<Person extends Actor>(
  session: Acting<Person>,
  isOne: (role: Role, user: Person) => boolean,
): Result<Person> {
  const user = signedIn(session);
  if (!user.ok) return user;
  const { status, role } = user.value;
  return status === 'approved' && isOne(role, user.value) ? user : fail({ code: 'permission-denied' });
}

/** Runs an act of the session's user if `isOne` admits them. Otherwise it fails as `approvedAs` does. */
const actingAs =
  (isOne: (role: Role, user: Actor) => boolean) =>
  async <Person extends Actor, T, E>(
    session: Acting<Person>,
    act: (actor: Person) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | SystemError>> => {
    const actor = approvedAs(session, isOne);
    return actor.ok ? act(actor.value) : actor;
  };

export const asAdministrator = actingAs(isAdministrator);

/** Runs an act of an administrator with the power *accounts*. */
export const asReviewer = actingAs((_, user) => mayReview(user));

/** Runs an act of an administrator with the power *desk*. */
export const asDispatcher = actingAs((_, user) => mayDispatch(user));

export const asSystemAdmin = actingAs((role) => role === 'system_admin');
