import { succeed } from '#domain/shared/result.ts';
import { ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import type { Command, Run } from '../command-line/command.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';

/** How many documents one commit removes; their rides are read at once. */
const PAGE_SIZE = 100;

/** The collections with personal data that is removed when its time has come (rides R32), and what to call it. */
const KEPT_FOR_A_TIME = [
  { collection: 'private', told: 'details of rides' },
  { collection: 'remarks', told: 'remarks on rides' },
  { collection: 'customers', told: 'customers' },
  { collection: 'notified', told: 'traces of notices' },
] as const;

/** Which of these documents belong to a ride that is open. Such a ride never opens again once it has ended. */
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

/** Removes what is due, page by page, except of open rides; returns the numbers of documents. A dry run only counts them. */
async function removeDue(
  run: Run,
  collection: string,
  until: string,
): Promise<CommandResult<{ readonly removed: number; readonly kept: number }>> {
  const { firestore } = run.backend;
  let [removed, kept]: [number, number] = [0, 0];
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
        // A customer who has called again meanwhile is kept for longer.
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
      return succeed({ last: due.value.at(-1) ?? null, removed: over.length, kept: open.value.size });
    });
    if (!page.ok) return page;
    removed += page.value.removed;
    kept += page.value.kept;
    after = page.value.last;
    if (after === null) return succeed({ removed, kept });
  }
}

/**
 * Removes personal data of people who rode once its time has come. What belongs to an open ride stays, since somebody may
 * still have to find that passenger. Safe to interrupt: every page is a commit of its own.
 */
async function pruneRides(run: Run, now: Date): Promise<CommandResult<void>> {
  let total = 0;
  for (const { collection, told } of KEPT_FOR_A_TIME) {
    const found = await removeDue(run, collection, now.toISOString());
    if (!found.ok) return found;
    const { removed, kept } = found.value;
    if (removed > 0) run.print(`remove ${told}: ${removed}`);
    if (kept > 0) run.print(`keep ${told} that are open: ${kept}`);
    total += removed + kept;
  }
  if (total === 0) run.print('Nothing is due: nothing to change.');
  return succeed();
}

export const pruneRidesCommand: Command<null> = {
  name: 'rides:prune',
  help: `npm run rides:prune -- --project ID [--dry-run]

Removes who rode and the exact places of each ride, what was said about its steps, and customers who no longer call, once
their time has come (deleteAt), but not while the ride is open. With billing the database removes them by itself within a
day, open ride or not; without billing, run this once a week. Rides themselves stay, without the person. There is no way
back.
`,
  options: {},
  parse: () => succeed(null),
  run: (_, run) => pruneRides(run, new Date()),
};
