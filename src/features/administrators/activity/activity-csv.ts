import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import type { ActivityPage, ReadActivityPage } from '#domain/accounts/services/activity.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { csvLine } from '#domain/shared/csv-line.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** By which Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function linesOf({ entries, people }: ActivityPage, decisionName: (review: Review) => string): string {
  const whoIs = (uid: string) => {
    const person = people.get(uid);
    return person?.state === 'named' ? [uid, person.name, person.email ?? ''] : [uid, '', ''];
  };
  const lines = entries.map(({ uid, review }) =>
    csvLine([
      review.at.toISOString(),
      ...whoIs(uid),
      decisionName(review),
      review.from,
      review.to,
      review.roleChange?.from ?? '',
      review.roleChange?.to ?? '',
      review.reason ?? '',
      ...whoIs(review.actor),
    ]),
  );
  return lines.join('');
}

/** What the file has so far, and how many decisions are too damaged to be in it. */
export interface Exported {
  readonly lines: number;
  readonly unreadable: number;
}

interface CsvOptions {
  readonly header: readonly string[];
  readonly decisionName: (review: Review) => string;
  /** Told after each page how far it is; `false` ends the export. */
  readonly goOn: (exported: Exported) => boolean;
}

/**
 * The decisions as a file, asked for page by page: only the text of those before is kept. `null` if it was ended before, or
 * the failure of the page that could not be read, or of a person on it: a file that looks complete has to be.
 */
export async function activityCsv(
  read: ReadActivityPage,
  chosen: Omit<ActivityQuery, 'cursor'>,
  { header, decisionName, goOn }: CsvOptions,
): Promise<Result<Blob | null>> {
  const parts = [BYTE_ORDER_MARK, csvLine(header)];
  let exported: Exported = { lines: 0, unreadable: 0 };
  let cursor: string | null = null;
  do {
    // Each page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page: Awaited<ReturnType<ReadActivityPage>> = await read({ ...chosen, cursor });
    if (!page.ok) return page;
    for (const person of page.value.people.values()) {
      if (person.state === 'unknown' && person.error !== null) return fail(person.error);
    }
    parts.push(linesOf(page.value, decisionName));
    exported = {
      lines: exported.lines + page.value.entries.length,
      unreadable: exported.unreadable + page.value.unreadable,
    };
    if (!goOn(exported)) return succeed(null);
    cursor = page.value.next;
  } while (cursor !== null);
  return succeed(new Blob(parts, { type: 'text/csv' }));
}
