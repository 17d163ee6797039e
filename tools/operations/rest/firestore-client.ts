import { z } from 'zod';
import { inParts } from '#domain/shared/in-parts.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import { type CollectionQuery, queryToJson } from './collection-query.ts';
import { fieldsSchema, type Fields, valueToJson } from './firestore-value.ts';
import { writeToJson, type DocumentWrite } from './firestore-write.ts';
import type { JsonCall } from './json-call.ts';

/** A query for one page of the documents with a `deleteAt` up to `until`, the earliest first. Reads only that field. */
interface DueQuery {
  /** The name of all collections to read, below any document. */
  readonly collection: string;
  /** RFC 3339. */
  readonly until: string;
  /** The last document of the previous page; `null` for the first page. */
  readonly after: { readonly path: string; readonly fields: Fields } | null;
  readonly limit: number;
}

/** The most documents that one request reads by path. */
const READ_AT_ONCE = 100;

const FIELD = { fieldPath: 'deleteAt' };
const NAME = { fieldPath: '__name__' };

/** The query in the form of `runQuery`; `root` is the prefix of document names. */
function dueQueryToJson({ collection, until, after, limit }: DueQuery, root: string): object {
  return {
    from: [{ collectionId: collection, allDescendants: true }],
    where: { fieldFilter: { field: FIELD, op: 'LESS_THAN_OR_EQUAL', value: { timestampValue: until } } },
    select: { fields: [FIELD] },
    orderBy: [FIELD, NAME].map((field) => ({ field, direction: 'ASCENDING' })),
    ...(after !== null && {
      startAt: {
        before: false,
        values: [valueToJson(after.fields['deleteAt']), { referenceValue: `${root}/${after.path}` }],
      },
    }),
    limit,
  };
}

/** A document as read. `path` starts at the database's root. `updateTime` can be the condition of a later write. */
export interface StoredDocument {
  readonly path: string;
  readonly id: string;
  readonly fields: Fields;
  readonly updateTime: string;
}

export interface FirestoreClient {
  /** Reads documents, in the order of the paths; `null` for a missing one. */
  read(paths: readonly string[]): Promise<CommandResult<readonly (StoredDocument | null)[]>>;
  query(query: CollectionQuery): Promise<CommandResult<readonly StoredDocument[]>>;
  due(query: DueQuery): Promise<CommandResult<readonly StoredDocument[]>>;
  /** Stores all writes, at most 500, or none. Fails with `conflict` if a condition does not hold. */
  commit(writes: readonly DocumentWrite[]): Promise<CommandResult<void>>;
}

const documentSchema = z.object({
  name: z.string(),
  fields: fieldsSchema.default({}),
  updateTime: z.string(),
});
/** An answer with status 200 may be a stream that ends with an error, which makes the answer incomplete. */
const noError = { error: z.never().optional() };
const readSchema = z.array(
  z.union([
    z.object({ found: documentSchema, ...noError }),
    z.object({ missing: z.string(), found: z.never().optional(), ...noError }),
  ]),
);
const querySchema = z.array(z.object({ document: documentSchema.optional(), ...noError }));
const commitSchema = z.object({});

/** A client of Firestore's REST API, version 1. `origin` is the server, without a trailing slash. */
export function createFirestoreClient(origin: string, project: string, call: JsonCall): FirestoreClient {
  const root = `projects/${project}/databases/(default)/documents`;
  const endpoint = `${origin}/v1/${root}`;
  const stored = ({ name, fields, updateTime }: z.infer<typeof documentSchema>): StoredDocument => {
    const path = name.slice(root.length + 1);
    return { path, id: path.slice(path.lastIndexOf('/') + 1), fields, updateTime };
  };

  const runQuery = async (url: string, structuredQuery: object) => {
    const answer = await call({ task: 'query documents', url, body: { structuredQuery } }, querySchema);
    if (!answer.ok) return answer;
    return succeed(answer.value.flatMap(({ document }) => (document ? [stored(document)] : [])));
  };

  const batchGet = async (paths: readonly string[]) => {
    const documents = paths.map((path) => `${root}/${path}`);
    const shape = readSchema.length(documents.length);
    const answer = await call(
      { task: 'read documents', url: `${endpoint}:batchGet`, body: { documents } },
      shape,
    );
    if (!answer.ok) return answer;
    return succeed(answer.value.flatMap(({ found }) => (found ? [stored(found)] : [])));
  };

  return {
    async read(paths) {
      const parts = await Promise.all(inParts([...new Set(paths)], READ_AT_ONCE).map(batchGet));
      const byPath = new Map<string, StoredDocument>();
      for (const part of parts) {
        if (!part.ok) return part;
        for (const document of part.value) byPath.set(document.path, document);
      }
      return succeed(paths.map((path) => byPath.get(path) ?? null));
    },
    query(query) {
      const parent = query.parent.split('/').map(encodeURIComponent).join('/');
      const url = query.parent === '' ? `${endpoint}:runQuery` : `${endpoint}/${parent}:runQuery`;
      return runQuery(url, queryToJson(query, root));
    },
    due: (query) => runQuery(`${endpoint}:runQuery`, dueQueryToJson(query, root)),
    async commit(writes) {
      const url = `${endpoint}:commit`;
      const body = { writes: writes.map((write) => writeToJson(write, root)) };
      const answer = await call({ task: 'write documents', url, body, isConditional: true }, commitSchema);
      return answer.ok ? succeed() : answer;
    },
  };
}
