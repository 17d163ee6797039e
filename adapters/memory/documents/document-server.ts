import {
  type Access,
  authorize,
  commitAccesses,
  decodeClaims,
  getAccess,
  listAccess,
  Project,
  queryReads,
} from 'builtin-firestore/access';
import type { Ruleset, RulesLookup } from 'builtin-firestore/rules';
import {
  createCommitClock,
  lastSegment,
  type Outcome,
  requestTime,
  runQuery,
  stageCommit,
  storeCommit,
} from 'builtin-firestore/store';
import type { Clock } from '#domain/shared/clock.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { DocumentQuery, FoundDocument, StoredFields } from '#adapters/records/document-store.ts';
import { fromFields } from './document-values.ts';
import { createMemoryDocuments, type MemoryDocuments } from './memory-documents.ts';
import { toStoreQuery } from './store-query.ts';
import { toStoreWrite } from './store-write.ts';

/** The user whose token a request carries; `null` without one. */
export type Caller = {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly signedInAt: Date;
} | null;

/**
 * The built-in Firestore without its protocol, with the rights that the rules give the caller. A request that they refuse
 * fails with `permission-denied` and changes nothing.
 */
export interface DocumentServer {
  /** Access that bypasses the rules. */
  readonly documents: MemoryDocuments;
  /** How many reads Firestore would have billed so far, including the look-ups of the rules. */
  reads(): number;
  get(caller: Caller, path: string): Result<StoredFields | null>;
  list(caller: Caller, query: DocumentQuery): Result<readonly FoundDocument[]>;
  commit(caller: Caller, batch: Batch): Result<void>;
}

export const DATABASE = '(default)';

function authOf(caller: Caller) {
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

/**
 * The clock gives the time of each commit, to the millisecond. The project is empty unless one is given; `reads` counts its
 * reads.
 */
export function createDocumentServer(
  rules: Ruleset,
  clock: Clock,
  project = new Project('memory'),
): DocumentServer {
  project.rules = rules;
  const { documents, indexes } = project.database(DATABASE);
  const times = createCommitClock(() => clock.now().getTime());
  const before: RulesLookup['before'] = (path) => documents.get(path);

  const admit = (caller: Caller, accesses: readonly Access[], time: bigint, after = before) => {
    const asking = { kind: 'rules', auth: authOf(caller) } as const;
    const request = { caller: asking, project, database: DATABASE } as const;
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
    list(caller, asked) {
      const query = toStoreQuery(asked);
      return toResult(admit(caller, [listAccess(query)], times.now()), () => {
        const found = runQuery(indexes, query).documents;
        project.reads.addDocuments(queryReads(found.length), false);
        return found.map(({ path, fields }) => ({ id: lastSegment(path), path, fields: fromFields(fields) }));
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
