import type { Review } from '#domain/accounts/model/review.ts';
import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import type { AccountReviews, ActivityPage } from '#domain/accounts/services/account-reviews.ts';
import type { Position } from '#domain/shared/people/powers.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import type { CsvLine, ReadCsvPage } from '#ui/csv/csv-file.ts';
import type { useActivityCopy } from './activity-copy.ts';

type Line = CsvLine<keyof ReturnType<typeof useActivityCopy>['file']['header']>;

interface Wording {
  readonly decisionName: (review: Review) => string;
  /** Formats a local time so that the language's spreadsheets recognise it. */
  readonly moment: (wallTime: string) => string;
  /** The zone of the times, an IANA name. */
  readonly timeZone: string;
}

/** A role as stored. If an administrator has only one power, the name contains it. */
function storedName(position: Position | undefined): string {
  if (position === undefined) return '';
  const { role, powers } = position;
  return role === 'admin' && powers !== 'both' ? `${role} (${powers})` : role;
}

function linesOf({ entries, people }: ActivityPage, { decisionName, timeZone, moment }: Wording) {
  const whoIs = (uid: string) => {
    const person = people.get(uid);
    return person?.state === 'named' ? person : { name: '', email: null };
  };
  return entries.map(({ uid, review }): Line => {
    const [account, actor] = [whoIs(uid), whoIs(review.actor)];
    return {
      time: moment(wallTimeAt(review.at, timeZone)),
      timeZone,
      accountId: uid,
      accountName: account.name,
      accountEmail: account.email ?? '',
      decision: decisionName(review),
      statusBefore: review.from,
      statusAfter: review.to,
      roleBefore: storedName(review.roleChange?.from),
      roleAfter: storedName(review.roleChange?.to),
      reason: review.reason ?? '',
      actorId: review.actor,
      actorName: actor.name,
      actorEmail: actor.email ?? '',
    };
  });
}

/**
 * The decisions, page by page, as lines of a file. A page fails if a person on it could not be read. Times have a form
 * that spreadsheets recognise, and their zone is in a column of its own.
 */
export function activityCsv(
  read: AccountReviews['activity'],
  chosen: Omit<ActivityQuery, 'cursor'>,
  wording: Wording,
): ReadCsvPage {
  return async (cursor) => {
    const page = await read({ ...chosen, cursor });
    if (!page.ok) return page;
    const { people, unreadable, next } = page.value;
    for (const person of people.values()) {
      if (person.state === 'unknown' && person.error !== null) return fail(person.error);
    }
    return succeed({ lines: linesOf(page.value, wording), unreadable, next });
  };
}
