import { mailPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';

/** How many documents of a trail one commit removes; with the mails of decisions it removes twice as many. */
const PAGE_SIZE = 200;

/** An account's audit trail and the notes about it, both of which contain text about a person. */
export const TRAILS = ['reviews', 'notes'] as const;

/**
 * Removes the documents of a trail page by page, and with each decision its mail, which has the same number. Returns how
 * many documents the trail had. A dry run only counts them.
 */
export async function removeTrail(
  { backend, isDryRun }: Run,
  uid: string,
  trail: (typeof TRAILS)[number],
): Promise<CommandResult<number>> {
  const query = { parent: profilePath(uid), collection: trail, limit: PAGE_SIZE };
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const page = await backend.firestore.query({ ...query, ...(after !== undefined && { after }) });
    if (!page.ok) return page;
    after = page.value.at(-1)?.id;
    if (after === undefined) return succeed(count);
    count += page.value.length;
    if (isDryRun) continue;
    const mails = trail === 'reviews' ? page.value.map(({ id }) => mailPath(uid, Number(id))) : [];
    const paths = [...page.value.map(({ path }) => path), ...mails];
    const removed = await backend.firestore.commit(paths.map((path) => ({ kind: 'delete', path })));
    if (!removed.ok) return removed;
  }
}
