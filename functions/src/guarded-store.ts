import type { DocumentQuery, DocumentReads } from '../../adapters/records/document-store.ts';
import type { RecordStore } from '../../domain/shared/record-store.ts';
import { fail, succeed, type Result } from '../../domain/shared/result.ts';
import type { CollectionQuery } from '../../tools/operations/rest/collection-query.ts';
import type { FirestoreClient, StoredDocument } from '../../tools/operations/rest/firestore-client.ts';
import type { Condition, DocumentWrite } from '../../tools/operations/rest/firestore-write.ts';

/** A conflict becomes `permission-denied`, as if the rules had refused the batch. The caller then reads again. */
function failed({ kind, message }: { readonly kind: string; readonly message: string }): Result<never> {
  if (kind === 'conflict') return fail({ code: 'permission-denied' });
  return kind === 'refused' ? fail({ code: 'unexpected', message }) : fail({ code: 'unavailable' });
}

type Where = NonNullable<CollectionQuery['where']>[number];

function conditionOf([field, is, value]: NonNullable<DocumentQuery['where']>[number]): Where {
  if (is === 'array-contains') return { field, has: value };
  if (is === '==' && typeof value === 'string') return { field, anyOf: [value] };
  throw new Error(`The sender makes no query for ${field} ${is}.`);
}

const isSetting = (path: string) => path.startsWith('settings/');
const isOfOrder = (path: string) => path.startsWith('orders/');
const above = (path: string) => path.split('/').slice(0, -2).join('/');

/**
 * The document store of one run, with all rights. The run sends one request after another. In place of the rules, the
 * store guards each batch (D124). A batch fails if one of these has changed since it was read: a document of the batch,
 * a setting, or one outside `orders/` that was read after the last batch. It also fails if a document of the batch
 * exists and was not read. It fails, too, if the order above a written document has changed.
 */
export function createGuardedStore(firestore: FirestoreClient): DocumentReads & RecordStore {
  /** When each document was last written, by path; `null` if it does not exist. */
  const read = new Map<string, string | null>();
  const listed = new Map<string, StoredDocument>();
  const recent = new Set<string>();

  const conditionFor = (path: string) => {
    const updateTime = read.get(path) ?? null;
    return updateTime === null ? { exists: false } : { updateTime };
  };

  const guarded = (
    write: DocumentWrite & { readonly kind: 'set' | 'update' | 'merge' | 'remove' },
  ): DocumentWrite => {
    return { ...write, condition: conditionFor(write.path) };
  };
  return {
    async read(path) {
      const answer = await firestore.read([path]);
      if (!answer.ok) return failed(answer.error);
      const [found = null] = answer.value;
      read.set(path, found?.updateTime ?? null);
      recent.add(path);
      // With an unchanged `rev` the order's plan is as listed, so the batch may build on this version.
      const former = listed.get(path);
      if (found && former && found.fields['rev'] === former.fields['rev']) listed.set(path, found);
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
      const written = new Set(batch.map(({ path }) => path));
      const verify = (path: string, condition: Condition): DocumentWrite => ({
        kind: 'verify',
        path,
        condition,
      });
      const parents = batch.flatMap(({ path }) => listed.get(above(path)) ?? []);
      const others = [...read.keys()].filter(
        (path) => isSetting(path) || (recent.has(path) && !isOfOrder(path) && !written.has(path)),
      );
      recent.clear();
      const answer = await firestore.commit([
        ...batch.map(guarded),
        ...parents.map(({ path, updateTime }) => verify(path, { updateTime })),
        ...others.map((path) => verify(path, conditionFor(path))),
      ]);
      return answer.ok ? succeed() : failed(answer.error);
    },
  };
}
