import { FirebaseError } from 'firebase/app';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  writeBatch,
  type Firestore,
  type Query as SdkQuery,
  type QueryConstraint,
  Bytes,
  deleteField,
  increment,
  serverTimestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { Sentinel, type Data, type Datum } from './datum.ts';
import type { Operation, Query, Seed, Write } from './request.ts';

const isList = (datum: Datum): datum is Extract<Datum, readonly unknown[]> => Array.isArray(datum);

function sdkValue(datum: Datum): unknown {
  if (datum instanceof Sentinel) {
    if (datum.kind === 'increment') return increment(datum.by);
    return datum.kind === 'remove' ? deleteField() : serverTimestamp();
  }
  if (datum instanceof Uint8Array) return Bytes.fromUint8Array(datum);
  if (datum === null || typeof datum !== 'object' || datum instanceof Date) return datum;
  return isList(datum) ? datum.map(sdkValue) : sdkData(datum);
}

function sdkData(data: Data): DocumentData {
  return Object.fromEntries(Object.entries(data).map(([field, datum]) => [field, sdkValue(datum)]));
}

export function queryOf(database: Firestore, asked: Query): SdkQuery {
  const { collection: path, where: filters = [] } = asked;
  const constraints: QueryConstraint[] = filters.map(([field, op, operand]) => {
    if (operand instanceof Sentinel) throw new TypeError('A query compares with values.');
    const isName = field === '__name__' && typeof operand === 'string';
    return isName ? where(documentId(), op, doc(database, operand)) : where(field, op, operand);
  });
  if (asked.orderBy !== undefined) constraints.push(orderBy(asked.orderBy));
  if (asked.limit !== undefined) constraints.push(limit(asked.limit));
  const source = asked.group === true ? collectionGroup(database, path) : collection(database, path);
  return query(source, ...constraints);
}

async function commitWrites(database: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(database);
  for (const write of writes) {
    const reference = doc(database, write.path);
    if (write.kind === 'delete') {
      batch.delete(reference);
      continue;
    }
    const data = sdkData(write.data);
    if (write.kind === 'update') batch.update(reference, data);
    else if (write.kind === 'set') batch.set(reference, data);
    // With `mergeFields`, an increment would not start from the stored number.
    else batch.set(reference, data, { merge: true });
  }
  await batch.commit();
}

/** Sends a person's request; rejects with the SDK's error. */
async function send(database: Firestore, operation: Operation): Promise<void> {
  if (operation.kind === 'get') await getDoc(doc(database, operation.path));
  else if (operation.kind === 'list') {
    const asking = queryOf(database, operation.query);
    await (operation.query.count === true ? getCount(asking) : getDocs(asking));
  } else await commitWrites(database, operation.writes);
}

/** `allowed`, or the code of the SDK's error. Rejects with any other error. */
export async function outcomeOf(database: Firestore, operation: Operation): Promise<string> {
  try {
    await send(database, operation);
    return 'allowed';
  } catch (error) {
    if (error instanceof FirebaseError) return error.code;
    throw error;
  }
}

/** Writes the documents that a test starts with. */
export async function arrange(owner: Firestore, seed: Seed): Promise<void> {
  const writes = Object.entries(seed).map(([path, data]): Write => ({ kind: 'set', path, data }));
  if (writes.length > 0) await commitWrites(owner, writes);
}
