import type { Database } from 'builtin-firestore/store';
import { fromFields, toFields } from './document-values.ts';
import type { StoredFields } from '#adapters/records/document-store.ts';

/** The document store without its rules, with `Date`s for times. Paths are as in a `DocumentStore`: `users/u1/reviews/1`. */
export interface MemoryDocuments {
  read(path: string): StoredFields | null;
  /** Stores whole documents, one after the other; `null` deletes one. */
  commit(writes: Readonly<Record<string, StoredFields | null>>): void;
}

/** Raw access stores no times: nothing in the product depends on when a document was written. */
const TIMELESS = { createTime: 0n, updateTime: 0n };

export function createMemoryDocuments(database: Database): MemoryDocuments {
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
