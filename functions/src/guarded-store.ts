import type { DocumentQuery, DocumentReads } from '../../adapters/records/document-store.ts';
import type { RecordStore } from '../../domain/shared/record-store.ts';
import { fail, succeed, type Result } from '../../domain/shared/result.ts';
import type { CollectionQuery } from '../../tools/operations/rest/collection-query.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import type { DocumentWrite } from '../../tools/operations/rest/firestore-write.ts';

/** A changed document is refused as the rules refuse a second name: the caller reads anew and tries again. */
const failed = ({ kind }: { readonly kind: string }): Result<never> =>
  fail({ code: kind === 'conflict' ? 'permission-denied' : 'unavailable' });

type Condition = NonNullable<CollectionQuery['where']>[number];

function conditionOf([field, is, value]: NonNullable<DocumentQuery['where']>[number]): Condition {
  if (is === 'array-contains') return { field, has: value };
  if (is === '==' && typeof value === 'string') return { field, anyOf: [value] };
  throw new Error(`The sender makes no query for ${field} ${is}.`);
}

const above = (path: string) => path.split('/').slice(0, -2).join('/');

/**
 * The database with all rights, as repositories read it, for one look that does one thing after the other. In place of the
 * rules it stores a batch only if each document that it writes is as it was read last, or does not exist, and if the document
 * above it is as a query found it (D124).
 */
export function createGuardedStore(firestore: FirestoreClient): DocumentReads & RecordStore {
  /** When the documents were written, by path; `null` for those that do not exist. */
  const read = new Map<string, string | null>();
  const listed = new Map<string, StoredDocument>();

  const guarded = (write: DocumentWrite & { readonly kind: 'set' | 'update' | 'remove' }): DocumentWrite => {
    const updateTime = read.get(write.path) ?? null;
    return { ...write, condition: updateTime === null ? { exists: false } : { updateTime } };
  };
  return {
    async read(path) {
      const answer = await firestore.read([path]);
      if (!answer.ok) return failed(answer.error);
      const [found = null] = answer.value;
      read.set(path, found?.updateTime ?? null);
      return succeed(found?.fields ?? null);
    },
    async query({ collection, where = [], limit }) {
      const query = { parent: '', collection, where: where.map(conditionOf), limit };
      const answer = await firestore.query(query);
      if (!answer.ok) return failed(answer.error);
      for (const document of answer.value) {
        listed.set(document.path, document);
        read.set(document.path, document.updateTime);
      }
      return succeed(answer.value.map(({ id, fields }) => ({ id, fields })));
    },
    async commit(batch) {
      const parents = batch.flatMap(({ path }) => listed.get(above(path)) ?? []);
      const answer = await firestore.commit([
        ...batch.map(guarded),
        ...parents.map(({ path, updateTime }): DocumentWrite => ({
          kind: 'verify',
          path,
          condition: { updateTime },
        })),
      ]);
      return answer.ok ? succeed() : failed(answer.error);
    },
  };
}
