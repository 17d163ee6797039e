import { parseEmail } from '../model/email-address.ts';
import { isDocumentId } from '../model/is-document-id.ts';
import { assessProfile, type ProfileAssessment } from '../model/profile-assessment.ts';
import type { Note } from '../model/note.ts';
import type { Review } from '../model/review.ts';
import type { ReviewRepository } from '../ports/review-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { actingAdministrator } from './actor.ts';
import { readActors, type Actor } from './read-actor.ts';
import type { Session } from './session.ts';

/** Everything an administrator sees of an account. */
export interface AccountFile {
  readonly assessment: ProfileAssessment;
  readonly reviews: readonly Review[];
  /** Newest first; `null` on one's own account, where notes are not shown. */
  readonly notes: readonly Note[] | null;
  /** Who decided and who noted, by uid. */
  readonly actors: ReadonlyMap<string, Actor>;
  /** When the same address was released after a rejection; `null` if never. */
  readonly releasedAt: Date | null;
}

/**
 * Reads an account with its audit trail. Fails with `permission-denied` unless the session's user is an approved
 * administrator, or as the repositories do. A missing profile is an assessment, not a failure.
 */
export type ReadAccountFile = (uid: string) => Promise<Result<AccountFile>>;

/** The reviewers' names and the release are extras: if they cannot be read, the file just lacks them. */
export function createReadAccountFile(
  users: Pick<UserRepository, 'read'>,
  reviews: Pick<ReviewRepository, 'history' | 'releasedAfterRejection' | 'notes'>,
  session: Session,
): ReadAccountFile {
  const releaseOf = async (assessment: ProfileAssessment): Promise<Date | null> => {
    const email = parseEmail(assessment.state === 'sound' ? assessment.user.email : '');
    const released = email.ok ? await reviews.releasedAfterRejection(email.value) : null;
    return released?.ok ? released.value : null;
  };
  return async (uid) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    // Anybody may type the address that the uid comes from.
    const isOwn = uid === actor.value.uid;
    const [profile, history, notes] = isDocumentId(uid)
      ? await Promise.all([users.read(uid), reviews.history(uid), isOwn ? succeed(null) : reviews.notes(uid)])
      : [succeed(null), succeed([]), succeed([])];
    if (!profile.ok) return profile;
    if (!history.ok) return history;
    if (!notes.ok) return notes;
    const uids = [...history.value.map((review) => review.actor), ...(notes.value ?? []).map(({ by }) => by)];
    const assessment = assessProfile(uid, profile.value);
    const [actors, releasedAt] = await Promise.all([readActors(users, uids), releaseOf(assessment)]);
    return succeed({ assessment, releasedAt, reviews: history.value, notes: notes.value, actors });
  };
}
