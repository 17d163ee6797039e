import { invalid, type FirestoreFault, type Outcome } from '../firestore-fault.ts';
import type { Call } from '../http/backend.ts';
import { encodeDocument } from '../values/encode-value.ts';
import { documentsRoot, type DatabaseName } from '../values/resource-name.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import type { StoredDocument } from '../values/value.ts';
import type { Changes } from './commit-feed.ts';
import { decodeListen, type ListenRequest, type Watched } from './decode-listen.ts';
import type { Difference } from './query-view.ts';
import { streamError, targetCause } from './rpc-error.ts';
import type { RpcStream, Send } from './rpc-stream.ts';
import { openTarget, type Target } from './target.ts';

type TargetChangeType = 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';

/** Where a stream stands. The token says no more than the time: a resumed target is sent again as a whole. */
function standing(time: bigint): object {
  const readTime = formatTimestamp(time);
  return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
}

const targetChange = (targetChangeType: TargetChangeType, id: number, rest: object = {}): object => ({
  targetChange: { targetChangeType, targetIds: [id], ...rest },
});

/** RESET forgets what the client has of a target; CURRENT says that it has all of it. */
const targetState = (type: 'CURRENT' | 'RESET', id: number, time: bigint): object =>
  targetChange(type, id, standing(time));

/** All that was sent up to here is one state: only now does the client show it. */
const snapshotOf = (time: bigint): object => ({ targetChange: standing(time) });

/** A commit is told to many: each state of a document is encoded once. A state belongs to one database. */
const encoded = new WeakMap<StoredDocument, object>();

function encodeOnce(document: StoredDocument, within: DatabaseName): object {
  const known = encoded.get(document) ?? encodeDocument(document, within);
  encoded.set(document, known);
  return known;
}

const documentChange = (document: StoredDocument, id: number, within: DatabaseName): object => ({
  documentChange: { document: encodeOnce(document, within), targetIds: [id] },
});

/** A document that does not exist, or with `exists` one that no longer belongs to the target. */
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

/** The Listen call. What a commit changes for all targets of a stream is sent as one state. */
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
    // Commits that are not told yet are part of what is read now.
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
