import { succeed } from '#domain/shared/result.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';

/** How many documents one commit removes. */
const PAGE_SIZE = 200;

/** The collections with personal data that is removed when its time has come (rides R32), and what to call it. */
const KEPT_FOR_A_TIME = [
  { collection: 'private', told: 'details of rides' },
  { collection: 'customers', told: 'customers' },
] as const;

/** Removes what is due, page by page; returns the number of documents. A dry run only counts them. */
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
      // A customer who has called again meanwhile is kept for longer.
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

/** Removes personal data of people who rode once its time has come. Safe to interrupt: every page is a commit of its own. */
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
