import { invalid, type FirestoreFault, type Outcome, succeed } from '../firestore-fault.ts';
import type { Call } from '../http/backend.ts';
import { encodeDocument } from '../values/encode-value.ts';
import { documentsRoot, type DatabaseName } from '../values/resource-name.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import type { StoredDocument } from '../values/value.ts';
import { authorize } from '../access/authorize.ts';
import { getAccess } from '../access/describe-access.ts';
import type { OpenDatabase } from '../access/project.ts';
import { queryReads } from '../access/read-counter.ts';
import { accessContext } from '../http/access-context.ts';
import { admit } from '../http/query-calls.ts';
import { requestTime } from '../store/commit-clock.ts';
import type { Changes } from './commit-feed.ts';
import { decodeListen, type ListenRequest, type Watched } from './decode-listen.ts';
import { type Difference, QueryView } from './query-view.ts';
import { streamError, targetCause } from './rpc-error.ts';
import type { RpcStream, Send } from './rpc-stream.ts';
import { inScope } from './matches-query.ts';

/** Documents or a query that a client listens to. The rules are asked before each read; a denial ends the target. */
interface Target {
  /** Whether commits wrote within the target: only then are the rules asked again, as in the official emulator. */
  isTouched(changes: Changes): boolean;
  /** All documents of the target, for a client that has none of them. */
  read(): Outcome<Difference>;
  /** The changes of the commits that touched the target. */
  update(changes: Changes): Outcome<Difference>;
}

/** Counts the reads that Firestore bills: each document sent or found missing, and one for a query that finds none. */
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
  // Created only after `admit`, which refuses a query with too many alternatives (`Way`).
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

function openTarget(call: Call, watched: Watched): Target {
  const database = call.project.database(call.name.database);
  return watched.kind === 'documents'
    ? documentsTarget(call, watched.paths, database)
    : queryTarget(call, watched, database);
}

type TargetChangeType = 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';

/** The position of a stream. The token has only the time, so a resumed target is sent again as a whole. */
function standing(time: bigint): object {
  const readTime = formatTimestamp(time);
  return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
}

const targetChange = (targetChangeType: TargetChangeType, id: number, rest: object = {}): object => ({
  targetChange: { targetChangeType, targetIds: [id], ...rest },
});

/** After RESET the client forgets its documents of the target; CURRENT means that it now has all of them. */
const targetState = (type: 'CURRENT' | 'RESET', id: number, time: bigint): object =>
  targetChange(type, id, standing(time));

/** Ends a snapshot: the client then shows all changes sent so far together. */
const snapshotOf = (time: bigint): object => ({ targetChange: standing(time) });

/** A commit goes to many listeners, so each state of a document is encoded once. A state belongs to one database. */
const encoded = new WeakMap<StoredDocument, object>();

function encodeOnce(document: StoredDocument, within: DatabaseName): object {
  const known = encoded.get(document) ?? encodeDocument(document, within);
  encoded.set(document, known);
  return known;
}

const documentChange = (document: StoredDocument, id: number, within: DatabaseName): object => ({
  documentChange: { document: encodeOnce(document, within), targetIds: [id] },
});

/** The message that a document no longer belongs to the target or, without `exists`, does not exist. */
function documentGone(
  { path, exists }: { readonly path: string; readonly exists: boolean },
  id: number,
  within: DatabaseName,
  time: bigint,
): object {
  const gone = {
    document: `${documentsRoot(within)}/${path}`,
    readTime: formatTimestamp(time),
    removedTargetIds: [id],
  };
  return exists ? { documentRemove: gone } : { documentDelete: gone };
}

/** The Listen call. Changes of one commit for several targets of a stream are sent as one state. */
export class ListenStream implements RpcStream {
  readonly #call: Call;
  readonly #send: Send;
  readonly #targets = new Map<number, Target>();
  readonly #unsubscribe: () => void;

  constructor(call: Call, send: Send) {
    this.#call = call;
    this.#send = send;
    this.#unsubscribe = this.#database.feed.subscribe((changes) => this.#tell(changes));
  }

  receive(json: unknown): void {
    const request = decodeListen(json, this.#call.name);
    if (!request.ok) this.#send([streamError(request.fault)]);
    else if (request.value.kind === 'add') this.#add(request.value);
    else this.#remove(request.value.id);
  }

  end(): void {
    this.#unsubscribe();
    this.#targets.clear();
  }

  get #database() {
    return this.#call.project.database(this.#call.name.database);
  }

  #add({ id, resumes, watched }: Extract<ListenRequest, { kind: 'add' }>): void {
    if (this.#targets.has(id)) {
      this.#send([streamError(invalid(`Target ${id} is there already.`).fault)]);
      return;
    }
    // Commits that are not published yet are part of this read.
    this.#database.feed.flush();
    const all = watched.ok ? this.#open(id, watched.value) : watched;
    const time = this.#call.backend.clock.now();
    this.#send([
      targetChange('ADD', id),
      ...(all.ok
        ? [
            ...(resumes ? [targetState('RESET', id, time)] : []),
            ...this.#documents(id, all.value, time),
            targetState('CURRENT', id, time),
            snapshotOf(time),
          ]
        : [this.#refusal(id, all.fault)]),
    ]);
  }

  #open(id: number, watched: Watched): Outcome<Difference> {
    const target = openTarget(this.#call, watched);
    const all = target.read();
    if (all.ok) this.#targets.set(id, target);
    return all;
  }

  #remove(id: number): void {
    if (this.#targets.delete(id)) this.#send([targetChange('REMOVE', id)]);
  }

  #tell(changes: Changes): void {
    const time = this.#call.backend.clock.now();
    const refusals: object[] = [];
    const news: object[] = [];
    for (const [id, target] of this.#targets) {
      if (!target.isTouched(changes)) continue;
      const difference = target.update(changes);
      if (difference.ok) news.push(...this.#documents(id, difference.value, time));
      else refusals.push(this.#refusal(id, difference.fault));
    }
    if (news.length > 0) news.push(snapshotOf(time));
    if (refusals.length + news.length > 0) this.#send([...refusals, ...news]);
  }

  #documents(id: number, { changed, removed }: Difference, time: bigint): object[] {
    const { name } = this.#call;
    const { documents } = this.#database;
    return [
      ...changed.map((document) => documentChange(document, id, name)),
      ...removed.map((path) => documentGone({ path, exists: documents.get(path) !== null }, id, name, time)),
    ];
  }

  #refusal(id: number, fault: FirestoreFault): object {
    this.#targets.delete(id);
    return targetChange('REMOVE', id, { cause: targetCause(fault) });
  }
}
