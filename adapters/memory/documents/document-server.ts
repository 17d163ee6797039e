import {
  type Access,
  authorize,
  commitAccesses,
  decodeClaims,
  getAccess,
  listAccess,
  Project,
  aggregationReads,
  queryReads,
} from 'builtin-firestore/access';
import type { FieldComparison, Ruleset, RulesLookup } from 'builtin-firestore/rules';
import {
  createCommitClock,
  type Database,
  type FieldPath,
  type Fields,
  type FieldTransform,
  type FirestoreValue,
  lastSegment,
  type Outcome,
  requestTime,
  runQuery,
  setField,
  stageCommit,
  storeCommit,
  type StructuredQuery,
  type Write,
} from 'builtin-firestore/store';
import type {
  DocumentPlace,
  DocumentQuery,
  FoundDocument,
  StoredFields,
} from '#adapters/records/document-store.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { isMap } from '#domain/shared/decoders.ts';
import { Increment, REMOVED, SERVER_TIME, type Batch } from '#domain/shared/record-write.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { fromFields, toFields, toNumber, toValue } from './document-values.ts';
import { StoredDate } from './stored-date.ts';

/** The document store without its rules, with `Date`s for times. Paths as in a `DocumentStore`: `users/u1`. */
export interface MemoryDocuments {
  read(path: string): StoredFields | null;
  /** Stores whole documents, one after the other; `null` deletes the document. */
  commit(writes: Readonly<Record<string, StoredFields | null>>): void;
}

/** The user whose token a request carries; `null` without one. */
export type TokenUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly signedInAt: Date;
} | null;

/**
 * The built-in Firestore without its protocol. Each request has the rights that the rules give its caller. A request
 * that the rules refuse fails with `permission-denied` and changes nothing.
 */
export interface DocumentServer {
  /** Access that bypasses the rules. */
  readonly documents: MemoryDocuments;
  /** How many reads Firestore would have billed so far, including the documents that the rules read. */
  reads(): number;
  get(caller: TokenUser, path: string): Result<StoredFields | null>;
  list(caller: TokenUser, query: DocumentQuery): Result<readonly FoundDocument[]>;
  /** How many documents the query finds, up to its limit. */
  count(caller: TokenUser, query: DocumentQuery): Result<number>;
  commit(caller: TokenUser, batch: Batch): Result<void>;
}

export const DATABASE = '(default)';

/** Raw access stores no times, because no page reads when a document was written. */
const TIMELESS = { createTime: 0n, updateTime: 0n };

function createMemoryDocuments(database: Database): MemoryDocuments {
  return {
    read(path) {
      const stored = database.get(path);
      return stored === null ? null : fromFields(stored.fields);
    },
    commit(writes) {
      for (const [path, document] of Object.entries(writes)) {
        database.put(path, document === null ? null : { path, fields: toFields(document), ...TIMELESS });
      }
    },
  };
}

const OPERATORS = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

function placeValues(
  { collection, group, orderBy }: DocumentQuery,
  { value, id }: DocumentPlace,
): readonly FirestoreValue[] {
  const reference = { type: 'reference', path: group === true ? id : `${collection}/${id}` } as const;
  const ordered = toValue(typeof value === 'object' && value !== null ? new StoredDate(...value) : value);
  return orderBy === undefined ? [reference] : [ordered, reference];
}

function toStoreQuery(query: DocumentQuery): StructuredQuery {
  const { collection, where = [], orderBy, after, limit } = query;
  const direction = query.direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const [collectionId = '', ...above] = collection.split('/').toReversed();
  const filter = where.map(([field, is, value]): FieldComparison =>
    value === null
      ? { field: field.split('.'), op: 'IS_NULL' }
      : { field: field.split('.'), op: OPERATORS[is], value: toValue(value) },
  );
  return {
    scope: { parent: above.toReversed().join('/'), collectionId, allDescendants: query.group === true },
    filter,
    orderBy: [orderBy, '__name__'].flatMap((field) =>
      field === undefined ? [] : { field: field.split('.'), direction },
    ),
    ...(after && { startAt: { before: false, values: placeValues(query, after) } }),
    limit,
  };
}

/** A write in the store's form. Server times and increments are transforms. Updates and merges have a mask. */
function toStoreWrite(write: Batch[number]): Write {
  const { kind, path } = write;
  if (kind === 'remove') return { kind: 'delete', path };
  const transforms: FieldTransform[] = [];
  let fields: Fields = new Map();
  const put = (field: FieldPath, value: unknown): void => {
    if (value === SERVER_TIME) transforms.push({ field, transform: { kind: 'requestTime' } });
    else if (value instanceof Increment)
      transforms.push({ field, transform: { kind: 'increment', operand: toNumber(value.by) } });
    else if (isMap(value)) {
      fields = setField(fields, field, toValue({}));
      for (const [name, entry] of Object.entries(value)) put([...field, name], entry);
    } else if (value !== REMOVED) fields = setField(fields, field, toValue(value));
  };
  const isUpdate = kind === 'update';
  const mask = Object.entries(write.fields).flatMap(([name, value]) => {
    const field = isUpdate ? name.split('.') : [name];
    put(field, value);
    // A masked field without a value is removed before its transform, so the field of an increment is not masked.
    return value instanceof Increment ? [] : [field];
  });
  const change = { kind: 'update', path, fields, transforms } as const;
  if (kind === 'merge') return { ...change, mask };
  return isUpdate ? { ...change, mask, precondition: { kind: 'exists', exists: true } } : change;
}

function authOf(caller: TokenUser) {
  if (caller === null) return null;
  const { uid, email, emailVerified, signedInAt } = caller;
  const auth_time = Math.floor(signedInAt.getTime() / 1000);
  const proof = email !== null && { email, email_verified: emailVerified };
  const claims = { sub: uid, user_id: uid, auth_time, ...proof };
  return { uid, token: decodeClaims(claims) ?? new Map() };
}

function toResult<A, B>(outcome: Outcome<A>, read: (value: A) => B): Result<B> {
  if (outcome.ok) return succeed(read(outcome.value));
  const { status, message } = outcome.fault;
  return fail(
    status === 'PERMISSION_DENIED' ? { code: 'permission-denied' } : { code: 'unexpected', message },
  );
}

/** The built-in Firestore on `project`. Commits get times of the clock, each later than the one before. */
export function createDocumentServer(
  rules: Ruleset,
  clock: Clock,
  project = new Project('memory'),
): DocumentServer {
  project.rules = rules;
  const { documents, indexes } = project.database(DATABASE);
  const times = createCommitClock(() => clock.now().getTime());
  const before: RulesLookup['before'] = (path) => documents.get(path);

  const admit = (caller: TokenUser, accesses: readonly Access[], time: bigint, after = before) => {
    const by = { kind: 'rules', auth: authOf(caller) } as const;
    const request = { caller: by, project, database: DATABASE } as const;
    return authorize({ ...request, time: requestTime(time), lookup: { before, after } }, accesses);
  };

  return {
    documents: createMemoryDocuments(documents),
    reads: () => project.reads.counts.documents + project.reads.counts.ruleLookups,
    get(caller, path) {
      const stored = documents.get(path);
      const admitted = admit(caller, [getAccess(path, stored)], times.now());
      if (admitted.ok) project.reads.addDocuments(1, false);
      return toResult(admitted, () => (stored === null ? null : fromFields(stored.fields)));
    },
    list(caller, documentQuery) {
      const query = toStoreQuery(documentQuery);
      return toResult(admit(caller, [listAccess(query)], times.now()), () => {
        const found = runQuery(indexes, query);
        project.reads.addDocuments(queryReads(found.length), false);
        return found.map(({ path, fields }) => ({ id: lastSegment(path), path, fields: fromFields(fields) }));
      });
    },
    count(caller, documentQuery) {
      const query = toStoreQuery(documentQuery);
      return toResult(admit(caller, [listAccess(query)], times.now()), () => {
        const found = runQuery(indexes, query).length;
        project.reads.addDocuments(aggregationReads(found), false);
        return found;
      });
    },
    commit(caller, batch) {
      const staged = stageCommit(documents, batch.map(toStoreWrite), times.next());
      const admitted = admit(caller, commitAccesses(staged), staged.commitTime, staged.after);
      const stored = admitted.ok ? storeCommit(documents, staged, 'memory') : admitted;
      return toResult<unknown, void>(stored, () => undefined);
    },
  };
}
