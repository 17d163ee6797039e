import { parseEmail } from '../account/email-address.ts';
import { assessProfile, type ProfileAssessment } from '../account/profile-assessment.ts';
import type { Review } from '../account/review.ts';
import type { ReviewRepository } from '../ports/review-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { succeed, type Result } from '../result.ts';
import { actingAdministrator } from './actor.ts';
import type { Session } from './session.ts';

/** Everything an administrator sees of one account; the names of those who decided, by uid, where they have one. */
export interface AccountFile {
  readonly assessment: ProfileAssessment;
  readonly reviews: readonly Review[];
  readonly actorNames: ReadonlyMap<string, string>;
  /** When the same address was released after a rejection, if it ever was. */
  readonly releasedAt: Date | null;
}

/** Reads an account with its audit trail. */
export type ReadAccountFile = (uid: string) => Promise<Result<AccountFile>>;

export function createReadAccountFile(
  users: Pick<UserRepository, 'read'>,
  reviews: Pick<ReviewRepository, 'history' | 'releasedAfterRejection'>,
  session: Session,
): ReadAccountFile {
  const nameOf = async (uid: string): Promise<readonly [string, string][]> => {
    const read = await users.read(uid);
    const name = read.ok ? read.value?.name : undefined;
    return name === undefined ? [] : [[uid, name]];
  };
  const releaseOf = async (assessment: ProfileAssessment): Promise<Date | null> => {
    const email = parseEmail(assessment.state === 'sound' ? assessment.user.email : '');
    const released = email.ok ? await reviews.releasedAfterRejection(email.value) : null;
    return released?.ok ? released.value : null;
  };
  return async (uid) => {
    const actor = actingAdministrator(session);
    if (!actor.ok) return actor;
    const [profile, history] = await Promise.all([users.read(uid), reviews.history(uid)]);
    if (!profile.ok) return profile;
    if (!history.ok) return history;
    const actors = [...new Set(history.value.map((review) => review.actor))];
    const assessment = assessProfile(uid, profile.value);
    const [names, releasedAt] = await Promise.all([Promise.all(actors.map(nameOf)), releaseOf(assessment)]);
    return succeed({
      assessment,
      releasedAt,
      reviews: history.value,
      actorNames: new Map(names.flat()),
    });
  };
}
