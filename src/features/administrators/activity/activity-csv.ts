import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import type { ActivityPage, ReadActivityPage } from '#domain/accounts/services/activity.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import type { ReadCsvPage } from '../export/csv-file.ts';

function linesOf({ entries, people }: ActivityPage, decisionName: (review: Review) => string) {
  const whoIs = (uid: string) => {
    const person = people.get(uid);
    return person?.state === 'named' ? [uid, person.name, person.email ?? ''] : [uid, '', ''];
  };
  return entries.map(({ uid, review }) => [
    review.at.toISOString(),
    ...whoIs(uid),
    decisionName(review),
    review.from,
    review.to,
    review.roleChange?.from ?? '',
    review.roleChange?.to ?? '',
    review.reason ?? '',
    ...whoIs(review.actor),
  ]);
}

/** The decisions, page by page, as lines of a file. A page fails if a person on it could not be read. */
export function activityCsv(
  read: ReadActivityPage,
  chosen: Omit<ActivityQuery, 'cursor'>,
  decisionName: (review: Review) => string,
): ReadCsvPage {
  return async (cursor) => {
    const page = await read({ ...chosen, cursor });
    if (!page.ok) return page;
    const { people, unreadable, next } = page.value;
    for (const person of people.values()) {
      if (person.state === 'unknown' && person.error !== null) return fail(person.error);
    }
    return succeed({ lines: linesOf(page.value, decisionName), unreadable, next });
  };
}
