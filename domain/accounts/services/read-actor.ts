import type { ProductError } from '../../shared/product-error.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/** Whose account it is, as far as known: `unknown` if the profile has no name, or could not be read for the `error`. */
export type Actor =
  /** The address tells two people of one name apart (D29); `null` if the profile has none. */
  | { readonly state: 'named'; readonly name: string; readonly email: string | null }
  | { readonly state: 'without-profile' }
  | { readonly state: 'unknown'; readonly error: ProductError | null };

/** Reads who these people are, each once. Their names are extras: what cannot be read is unknown. */
export async function readActors(
  users: Pick<UserRepository, 'read'>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Actor>> {
  const actorOf = async (uid: string): Promise<Actor> => {
    const read = await users.read(uid);
    if (!read.ok) return { state: 'unknown', error: read.error };
    if (read.value === null) return { state: 'without-profile' };
    const { name, email = null } = read.value;
    return name === undefined ? { state: 'unknown', error: null } : { state: 'named', name, email };
  };
  return new Map(
    await Promise.all([...new Set(uids)].map(async (uid) => [uid, await actorOf(uid)] as const)),
  );
}

/**
 * The same for a page that knows people by uid only; `permission-denied` unless the session's user is an approved
 * administrator.
 */
export type ReadActors = (uids: readonly string[]) => Promise<Result<ReadonlyMap<string, Actor>>>;

export function createReadActors(users: Pick<UserRepository, 'read'>, session: Session): ReadActors {
  return async (uids) => {
    const actor = actingAdministrator(session);
    return actor.ok ? succeed(await readActors(users, uids)) : actor;
  };
}
