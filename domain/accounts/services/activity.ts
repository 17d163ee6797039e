import type { ActivityEntries, ActivityQuery, ReviewRepository } from '../ports/review-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import { readActors, type Actor } from './read-actor.ts';
import type { Session } from './session.ts';

/** A page of the decisions on all accounts. */
export interface ActivityPage extends ActivityEntries {
  /** Who decided, and on whom, by uid. */
  readonly people: ReadonlyMap<string, Actor>;
}

/**
 * Reads a page, newest first, and each person that it names once. Fails with `permission-denied` unless the session's user
 * is an approved administrator, or as the repository does.
 */
export type ReadActivityPage = (query: ActivityQuery) => Promise<Result<ActivityPage>>;

export function createReadActivityPage(
  reviews: Pick<ReviewRepository, 'activity'>,
  users: Pick<UserRepository, 'read'>,
  session: Session,
): ReadActivityPage {
  return async (query) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    const page = await reviews.activity(query);
    if (!page.ok) return page;
    const people = await readActors(
      users,
      page.value.entries.flatMap(({ uid, review }) => [uid, review.actor]),
    );
    return succeed({ ...page.value, people });
  };
}
