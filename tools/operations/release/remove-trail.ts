import { profilePath } from '#domain/accounts/model/record-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { CollectionQuery } from '../rest/collection-query.ts';

/** Documents that one commit removes. */
const PAGE_SIZE = 200;

/** One kind of document that belongs to an account besides its profile. */
export interface Trail {
  readonly name: string;
  readonly query: CollectionQuery;
  /** Whether an id that the query returns is one of them. */
  readonly includes: (id: string) => boolean;
}

/** The account's audit trail and notes, whose texts are about a person, and the mails that were sent to it. */
export function trailsOf(uid: string): readonly Trail[] {
  const page = { select: [], limit: PAGE_SIZE };
  const prefix = `${uid}_`;
  return [
    {
      name: `users/${uid}/reviews`,
      query: { parent: profilePath(uid), collection: 'reviews', ...page },
      includes: () => true,
    },
    {
      name: `users/${uid}/notes`,
      query: { parent: profilePath(uid), collection: 'notes', ...page },
      includes: () => true,
    },
    {
      name: `mail/${prefix}*`,
      // ":" follows "9", so the numbered mails are in between, and so are those of a uid that continues with "_" and a
      // digit.
      query: { parent: '', collection: 'mail', after: prefix, before: `${prefix}:`, ...page },
      includes: (id) => /^\d+$/.test(id.slice(prefix.length)),
    },
  ];
}

/** Removes the trail page by page; returns how many documents it had. A dry run only counts them. */
export async function removeTrail(
  { backend, isDryRun }: Run,
  { query, includes }: Trail,
): Promise<CommandResult<number>> {
  let count = 0;
  let { after } = query;
  for (;;) {
    const page = await backend.firestore.query({ ...query, ...(after !== undefined && { after }) });
    if (!page.ok) return page;
    after = page.value.at(-1)?.id;
    if (after === undefined) return succeed(count);
    const own = page.value.filter(({ id }) => includes(id));
    count += own.length;
    if (isDryRun || own.length === 0) continue;
    const removed = await backend.firestore.commit(own.map(({ path }) => ({ kind: 'delete', path })));
    if (!removed.ok) return removed;
  }
}
