import { isMap } from '../../../shared/decoders.ts';
import { Increment, REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';

type Document = Readonly<Record<string, unknown>>;

/** Documents in memory, without rules. Their timestamps are `Date`s. */
export interface TestDocuments {
  read(path: string): Document | null;
  in(collection: string): readonly { readonly id: string; readonly fields: Document }[];
  /** Applies a batch; `at` is the server's time. Throws for a write that no store would accept. */
  commit(batch: Batch, at: Date): void;
  /** Replaces a whole document; `null` removes it. */
  put(path: string, document: Document | null): void;
}

function timed(value: unknown, at: Date): unknown {
  if (value === SERVER_TIME) return at;
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, timed(each, at)]));
}

/** The document with another value at the path. */
function changed(document: Document, path: readonly string[], value: unknown): Document {
  const [name = '', ...rest] = path;
  const { [name]: former, ...others } = document;
  if (rest.length === 0) return value === REMOVED ? others : { ...others, [name]: value };
  if (former !== undefined && !isMap(former)) throw new Error(`a path leads into ${name}, which is no map`);
  return { ...others, [name]: changed(former ?? {}, rest, value) };
}

/** The value. For an increment, its sum with the former value. */
const sum = (former: unknown, value: unknown) =>
  value instanceof Increment ? Number(former ?? 0) + value.by : value;

function written(write: Batch[number], stored: Document | null, at: Date): Document | null {
  const { kind, path } = write;
  if (kind === 'remove') return null;
  const { fields } = write;
  if (kind === 'set') {
    if (stored !== null) throw new Error(`${path} exists`);
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, timed(value, at)]));
  }
  if (stored === null && kind === 'update') throw new Error(`${path} does not exist`);
  return Object.entries(fields).reduce(
    (document, [name, value]) => changed(document, name.split('.'), sum(document[name], timed(value, at))),
    stored ?? {},
  );
}

export function testDocuments(): TestDocuments {
  const documents = new Map<string, Document>();
  const read = (path: string) => documents.get(path) ?? null;
  const put = (path: string, document: Document | null) => {
    if (document === null) documents.delete(path);
    else documents.set(path, document);
  };
  return {
    read,
    in: (collection) =>
      [...documents].flatMap(([path, fields]) => {
        const [, id = ''] = path.split(`${collection}/`);
        return path === `${collection}/${id}` && !id.includes('/') ? [{ id, fields }] : [];
      }),
    commit(batch, at) {
      const results = batch.map((write) => [write.path, written(write, read(write.path), at)] as const);
      for (const [path, document] of results) put(path, document);
    },
    put,
  };
}
