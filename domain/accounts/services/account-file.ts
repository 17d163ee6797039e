import { parseEmail } from '../model/email-address.ts';
import { isDocumentId } from '../model/is-document-id.ts';
import { assessProfile, type ProfileAssessment } from '../model/profile-assessment.ts';
import type { Review } from '../model/review.ts';
import type { ReviewRepository } from '../ports/review-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/** Who decided, as far as known: `unknown` if the profile has no name or could not be read. */
export type Actor =
  /** The address tells two people of one name apart (design D29); `null` if the profile has none. */
  | { readonly state: 'named'; readonly name: string; readonly email: string | null }
  | { readonly state: 'without-profile' }
  | { readonly state: 'unknown' };

/** Everything an administrator sees of an account. */
export interface AccountFile {
  readonly assessment: ProfileAssessment;
  readonly reviews: readonly Review[];
  /** The actors, by uid. */
  readonly actors: ReadonlyMap<string, Actor>;
  /** When the same address was released after a rejection; `null` if never. */
  readonly releasedAt: Date | null;
}

/**
 * Reads an account with its audit trail. Fails with `permission-denied` unless the session's user is an approved
 * administrator, or as the repositories do. A missing profile is an assessment, not a failure.
 */
export type ReadAccountFile = (uid: string) => Promise<Result<AccountFile>>;

/** Names of reviewers and the release are extras: if only they cannot be read, the file lacks them. */
export function createReadAccountFile(
  users: Pick<UserRepository, 'read'>,
  reviews: Pick<ReviewRepository, 'history' | 'releasedAfterRejection'>,
  session: Session,
): ReadAccountFile {
  const actorOf = async (uid: string): Promise<Actor> => {
    const read = await users.read(uid);
    if (!read.ok) return { state: 'unknown' };
    if (read.value === null) return { state: 'without-profile' };
    const { name, email = null } = read.value;
    return name === undefined ? { state: 'unknown' } : { state: 'named', name, email };
  };
  const releaseOf = async (assessment: ProfileAssessment): Promise<Date | null> => {
    const email = parseEmail(assessment.state === 'sound' ? assessment.user.email : '');
    const released = email.ok ? await reviews.releasedAfterRejection(email.value) : null;
    return released?.ok ? released.value : null;
  };
  return async (uid) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    // Anybody may type the address that the uid comes from.
    const [profile, history] = isDocumentId(uid)
      ? await Promise.all([users.read(uid), reviews.history(uid)])
      : [succeed(null), succeed([])];
    if (!profile.ok) return profile;
    if (!history.ok) return history;
    const uids = [...new Set(history.value.map((review) => review.actor))];
    const assessment = assessProfile(uid, profile.value);
    const [actors, releasedAt] = await Promise.all([
      Promise.all(uids.map(async (each) => [each, await actorOf(each)] as const)),
      releaseOf(assessment),
    ]);
    return succeed({ assessment, releasedAt, reviews: history.value, actors: new Map(actors) });
  };
}
