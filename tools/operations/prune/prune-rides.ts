import { succeed } from '#domain/shared/result.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';

/** Documents that one commit removes. */
const PAGE_SIZE = 200;

/** What is about a person and has an end (rides R32), by the name of its collection. */
const KEPT_FOR_A_TIME = [
  { collection: 'private', told: 'details of rides' },
  { collection: 'customers', told: 'customers' },
] as const;

/** Removes what is due page by page; returns how many documents. A dry run only counts them. */
async function removeDue(
  { backend: { firestore }, isDryRun }: Run,
  collection: string,
  until: string,
): Promise<CommandResult<number>> {
  let count = 0;
  let after: StoredDocument | null = null;
  for (;;) {
    const from = after;
    const page: CommandResult<readonly StoredDocument[]> = await retryOnConflict(collection, async () => {
      const due = await firestore.due({ collection, until, after: from, limit: PAGE_SIZE });
      if (!due.ok || isDryRun || due.value.length === 0) return due;
      // Whoever has called again meanwhile is a customer for longer.
      const removed = await firestore.commit(
        due.value.map(({ path, updateTime }) => ({ kind: 'delete', path, condition: { updateTime } })),
      );
      return removed.ok ? due : removed;
    });
    if (!page.ok) return page;
    after = page.value.at(-1) ?? null;
    if (after === null) return succeed(count);
    count += page.value.length;
  }
}

/** Removes what should no longer be known of people who rode. Safe to break off: every page is a commit of its own. */
export async function pruneRides(run: Run, now: Date): Promise<CommandResult<void>> {
  let total = 0;
  for (const { collection, told } of KEPT_FOR_A_TIME) {
    const removed = await removeDue(run, collection, now.toISOString());
    if (!removed.ok) return removed;
    if (removed.value > 0) run.print(`remove ${told}: ${removed.value}`);
    total += removed.value;
  }
  if (total === 0) run.print('Nothing is due: nothing to change.');
  return succeed();
}
