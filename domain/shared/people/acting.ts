import { fail, succeed, type Result } from '../result.ts';
import type { SystemError } from '../system-error.ts';
import { mayDispatch, mayReview, type PowerHolder } from './powers.ts';
import { isAdministrator, type Role } from './role.ts';

/** The profile of the user who acts, as far as every capability needs it. */
export interface Actor extends PowerHolder {
  readonly uid: string;
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
  isOne: (role: Role, user: Person) => boolean,
): Result<Person> {
  const user = signedIn(session);
  if (!user.ok) return user;
  const { status, role } = user.value;
  return status === 'approved' && isOne(role, user.value) ? user : fail({ code: 'permission-denied' });
}

type Act<Person, T, E> = (actor: Person) => Promise<Result<T, E>>;

/** Runs an act of the session's user that every approved administrator may perform; otherwise fails as `approvedAs` does. */
export async function asAdministrator<Person extends Actor, T, E>(
  session: Acting<Person>,
  act: Act<Person, T, E>,
): Promise<Result<T, E | SystemError>> {
  const actor = approvedAs(session, isAdministrator);
  return actor.ok ? act(actor.value) : actor;
}

/** The same for those who have the power *accounts*. */
export async function asReviewer<Person extends Actor, T, E>(
  session: Acting<Person>,
  act: Act<Person, T, E>,
): Promise<Result<T, E | SystemError>> {
  const actor = approvedAs(session, (_, user) => mayReview(user));
  return actor.ok ? act(actor.value) : actor;
}

/** The same for those who have the power *desk*. */
export async function asDispatcher<Person extends Actor, T, E>(
  session: Acting<Person>,
  act: Act<Person, T, E>,
): Promise<Result<T, E | SystemError>> {
  const actor = approvedAs(session, (_, user) => mayDispatch(user));
  return actor.ok ? act(actor.value) : actor;
}
