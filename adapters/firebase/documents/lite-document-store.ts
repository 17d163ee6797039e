import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import type { DocumentPlace, DocumentQuery, DocumentStore } from '#adapters/records/document-store.ts';
import { isMap } from '#domain/shared/decoders.ts';
import { Increment, REMOVED, SERVER_TIME } from '#domain/shared/record-write.ts';
import { runRequest, type Tokens } from './run-request.ts';

/** A written value, with the SDK's sentinels for the server's time, a removed field and an increment. */
function toSdkValue(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  if (value === REMOVED) return deleteField();
  if (value instanceof Increment) return increment(value.by);
  return isMap(value) ? toSdkFields(value) : value;
}

function toSdkFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toSdkValue(value)]));
}

function placeValues({ orderBy: field }: DocumentQuery, { value, id }: DocumentPlace): readonly unknown[] {
  if (field === undefined) return [id];
  return [typeof value === 'object' && value !== null ? new Timestamp(...value) : value, id];
}

function toSdkQuery(firestore: Firestore, asked: DocumentQuery): Query {
  const { direction, after } = asked;
  return query(
    (asked.group === true ? collectionGroup : collection)(firestore, asked.collection),
    ...(asked.where ?? []).map(([field, is, value]) => where(field, is, value)),
    ...(asked.orderBy === undefined ? [] : [orderBy(asked.orderBy, direction)]),
    orderBy(documentId(), direction),
    ...(after ? [startAfter(...placeValues(asked, after))] : []),
    limit(asked.limit),
  );
}

/** The document store on Firestore, with the rights of the user signed in on the same app. `tokens` are that user's. */
export function createLiteDocumentStore(firestore: Firestore, tokens: Tokens): DocumentStore {
  const ask = <T>(action: () => Promise<T>) => runRequest(action, tokens);
  return {
    read: (path) => ask(async () => (await getDoc(doc(firestore, path))).data() ?? null),
    query: (asked) =>
      ask(async () => {
        const { docs } = await getDocs(toSdkQuery(firestore, asked));
        return docs.map((found) => ({ id: found.id, path: found.ref.path, fields: found.data() }));
      }),
    count: (asked) => ask(async () => (await getCount(toSdkQuery(firestore, asked))).data().count),
    commit: (batch) =>
      ask(() => {
        const writes = writeBatch(firestore);
        for (const write of batch) {
          const at = doc(firestore, write.path);
          if (write.kind === 'remove') writes.delete(at);
          else if (write.kind === 'set') writes.set(at, toSdkFields(write.fields));
          else if (write.kind === 'merge') writes.set(at, toSdkFields(write.fields), { merge: true });
          else writes.update(at, toSdkFields(write.fields));
        }
        return writes.commit();
      }),
  };
}
