import { succeed, type Result } from '../../shared/result.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { asAdministrator } from '../../shared/people/acting.ts';
import { readableOf } from '../model/found-account.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import type { WithSession } from './session.ts';

/** The person of an account. `unknown` means a profile without a name, or a read that has failed with `error`. */
export type ActorName =
  /** The address distinguishes people with the same name (D29); `null` if the profile has none. */
  | { readonly state: 'named'; readonly name: string; readonly email: string | null }
  | { readonly state: 'without-profile' }
  | { readonly state: 'unknown'; readonly error: SystemError | null };

async function actorOf(users: Pick<UserRepository, 'read'>, uid: string): Promise<ActorName> {
  const read = await users.read(uid);
  if (!read.ok) return { state: 'unknown', error: read.error };
  if (read.value.state === 'missing') return { state: 'without-profile' };
  const { name = null, email = null } = readableOf(read.value);
  return name === null ? { state: 'unknown', error: null } : { state: 'named', name, email };
}

/** Reads these people, each once. */
export async function readActors(
  users: Pick<UserRepository, 'read'>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, ActorName>> {
  const distinct = [...new Set(uids)];
  return new Map(await Promise.all(distinct.map(async (uid) => [uid, await actorOf(users, uid)] as const)));
}

/** The people of whom a page has only the uid. Fails as `asAdministrator` or the repository does. */
export interface People {
  actor(uid: string): Promise<Result<ActorName>>;
  /** The value of a uid is `true` if its account is no approved driver. Each uid costs at most one read. */
  areRevoked(uids: readonly string[]): Promise<Result<ReadonlyMap<string, boolean>>>;
}

export function createPeople({ users, session }: WithSession): People {
  return {
    actor: (uid) => asAdministrator(session, async () => succeed(await actorOf(users, uid))),
    areRevoked: (uids) =>
      asAdministrator(session, async () => {
        const drivers = await users.driversAmong(uids);
        return drivers.ok ? succeed(new Map(uids.map((uid) => [uid, !drivers.value.has(uid)]))) : drivers;
      }),
  };
}
