import { authorize } from '../access/authorize.ts';
import { getAccess } from '../access/describe-access.ts';
import type { OpenDatabase } from '../access/project.ts';
import { queryReads } from '../access/read-counter.ts';
import { succeed, type Outcome } from '../firestore-fault.ts';
import { accessContext } from '../http/access-context.ts';
import type { Call } from '../http/backend.ts';
import { admit } from '../http/query-calls.ts';
import { requestTime } from '../store/commit-clock.ts';
import type { Changes } from './commit-feed.ts';
import type { Watched } from './decode-listen.ts';
import { inScope } from './matches-query.ts';
import { QueryView, type Difference } from './query-view.ts';

/** Something listened to. Each reading first asks the rules, and a refusal ends the target. */
export interface Target {
  /** Whether commits wrote there: only then are the rules asked again, as the official emulator does. */
  isTouched(changes: Changes): boolean;
  /** Everything, for a client that has nothing of it. */
  read(): Outcome<Difference>;
  /** What commits that touched it changed. */
  update(changes: Changes): Outcome<Difference>;
}

/** Reads are billed as Firestore bills them: a first answer as a query, then each document that is sent again. */
const bill = (call: Call, reads: number): void =>
  call.project.reads.addDocuments(reads, call.caller.kind === 'administrator');

function documentsTarget(call: Call, paths: readonly string[], { documents }: OpenDatabase): Target {
  const read = (asked: readonly string[]): Outcome<Difference> => {
    const context = accessContext(call, requestTime(call.backend.clock.now()));
    const accesses = paths.map((path) => getAccess(path, documents.get(path)));
    const allowed = authorize(context, accesses);
    if (!allowed.ok) return allowed;
    bill(call, asked.length);
    return succeed({
      changed: asked.flatMap((path) => documents.get(path) ?? []),
      removed: asked.filter((path) => documents.get(path) === null),
    });
  };
  return {
    isTouched: (changes) => paths.some((path) => changes.has(path)),
    read: () => read(paths),
    update: (changes) => read(paths.filter((path) => changes.has(path))),
  };
}

function queryTarget(
  call: Call,
  { query, text }: Extract<Watched, { kind: 'query' }>,
  { indexes }: OpenDatabase,
): Target {
  // Made only once the query has been admitted: the number of its ways is limited by then.
  let view: QueryView | undefined;
  const read = (): Outcome<Difference> => {
    const allowed = admit(call, query);
    if (!allowed.ok) return allowed;
    view = new QueryView(query, text, indexes);
    const changed = view.read();
    bill(call, queryReads(changed.length));
    return succeed({ changed, removed: [] });
  };
  return {
    isTouched: (changes) => [...changes.keys()].some((path) => inScope(query.scope, path)),
    read,
    update: (changes) => {
      if (!view) return read();
      const allowed = admit(call, query);
      if (!allowed.ok) return allowed;
      const difference = view.update(changes);
      bill(call, difference.changed.length);
      return succeed(difference);
    },
  };
}

export function openTarget(call: Call, watched: Watched): Target {
  const database = call.project.database(call.name.database);
  return watched.kind === 'documents'
    ? documentsTarget(call, watched.paths, database)
    : queryTarget(call, watched, database);
}
