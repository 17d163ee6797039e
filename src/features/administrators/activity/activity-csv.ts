import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import type { ActivityPage, ReadActivityPage } from '#domain/accounts/services/activity.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import { csvLine } from '#domain/shared/csv-line.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

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

interface CsvOptions {
  readonly header: readonly string[];
  readonly decisionName: (review: Review) => string;
  /** Told after each page how many lines there are; `false` ends the export. */
  readonly goOn: (lines: number) => boolean;
}

/**
 * The decisions as a file, asked for page by page: only the text of those before is kept. `null` if it was ended before, or
 * the failure of the page that could not be read.
 */
export async function activityCsv(
  read: ReadActivityPage,
  chosen: Omit<ActivityQuery, 'cursor'>,
  { header, decisionName, goOn }: CsvOptions,
): Promise<Result<Blob | null>> {
  const parts = [BYTE_ORDER_MARK, csvLine(header)];
  let lines = 0;
  let cursor: string | null = null;
  do {
    // Each page says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page: Awaited<ReturnType<ReadActivityPage>> = await read({ ...chosen, cursor });
    if (!page.ok) return page;
    parts.push(linesOf(page.value, decisionName));
    lines += page.value.entries.length;
    if (!goOn(lines)) return succeed(null);
    cursor = page.value.next;
  } while (cursor !== null);
  return succeed(new Blob(parts, { type: 'text/csv' }));
}
