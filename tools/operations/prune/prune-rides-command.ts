import { succeed } from '#domain/shared/result.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Command, Run } from '../command-line/command.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';

/** The most documents that one commit removes. One request reads all their rides. */
const PAGE_SIZE = 100;

/** The collections that this command empties of due personal data (rides R32), and their names in the output. */
const WITH_RETENTION = [
  { collection: 'private', label: 'details of rides' },
  { collection: 'remarks', label: 'remarks on rides' },
  { collection: 'customers', label: 'customers' },
  { collection: 'notified', label: 'traces of notices' },
] as const;

/** The documents of a page that belong to an open ride. */
async function ofOpenRides(
  { backend: { firestore } }: Run,
  page: readonly StoredDocument[],
): Promise<CommandResult<ReadonlySet<StoredDocument>>> {
  const rideOf = ({ path }: StoredDocument) => /^rides\/([^/]+)\//.exec(path)?.[1];
  const ids = [...new Set(page.flatMap((document) => rideOf(document) ?? []))];
  const rides = await firestore.read(ids.map(ridePath));
  if (!rides.ok) return rides;
  const open = new Set(rides.value.flatMap((ride) => (ride?.fields['open'] === true ? [ride.id] : [])));
  return succeed(new Set(page.filter((document) => open.has(rideOf(document) ?? ''))));
}

/** Removes due documents page by page, and skips those of open rides. Returns both counts. A dry run only counts. */
async function removeDue(
  run: Run,
  collection: string,
  until: string,
): Promise<CommandResult<{ readonly removed: number; readonly skipped: number }>> {
  const { firestore } = run.backend;
  let [removed, skipped]: [number, number] = [0, 0];
  let after: StoredDocument | null = null;
  for (;;) {
    const from = after;
    const page = await retryOnConflict(collection, async () => {
      const due = await firestore.due({ collection, until, after: from, limit: PAGE_SIZE });
      if (!due.ok) return due;
      const open = await ofOpenRides(run, due.value);
      if (!open.ok) return open;
      const over = due.value.filter((document) => !open.value.has(document));
      if (!run.isDryRun && over.length > 0) {
        // A customer who has called again meanwhile has a later `deleteAt`.
        const gone = await firestore.commit(
          over.map(({ path, updateTime }) => ({
            kind: 'remove',
            path,
            fields: {},
            condition: { updateTime },
          })),
        );
        if (!gone.ok) return gone;
      }
      return succeed({ last: due.value.at(-1) ?? null, removed: over.length, skipped: open.value.size });
    });
    if (!page.ok) return page;
    removed += page.value.removed;
    skipped += page.value.skipped;
    after = page.value.last;
    if (after === null) return succeed({ removed, skipped });
  }
}

/**
 * Removes due personal data about rides and callers, and due traces of notices. Documents of open rides stay: a driver
 * may still have to find the passenger. Each page is one commit, so the command can be interrupted and run again.
 */
async function pruneRides(run: Run, now: Date): Promise<CommandResult<void>> {
  let total = 0;
  for (const { collection, label } of WITH_RETENTION) {
    const found = await removeDue(run, collection, now.toISOString());
    if (!found.ok) return found;
    const { removed, skipped } = found.value;
    if (removed > 0) run.print(`remove ${label}: ${removed}`);
    if (skipped > 0) run.print(`keep ${label} that are open: ${skipped}`);
    total += removed + skipped;
  }
  if (total === 0) run.print('Nothing is due: nothing to change.');
  return succeed();
}

export const pruneRidesCommand: Command<null> = {
  name: 'rides:prune',
  help: `npm run rides:prune -- --project ID [--dry-run]

Removes the passenger and the exact places of each ride, the remarks on its steps, and customers who no longer call, once
their retention is over (deleteAt), but not while the ride is open. With billing the database removes them by itself within
a day, open ride or not; without billing, run this once a week. Rides themselves stay, without the person. The removal is
final.
`,
  options: {},
  parse: () => succeed(null),
  run: (_, run) => pruneRides(run, new Date()),
};
