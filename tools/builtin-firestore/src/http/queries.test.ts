import {
  Timestamp,
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
  setDoc,
  startAfter,
  startAt,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore, Query, QueryConstraint } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWire } from './wire-client.ts';
import type { Wire } from './wire-client.ts';

let wire: Wire;
let db: Firestore;

beforeAll(async () => {
  wire = await openWire();
  db = wire.connect(wire.newProject(), 'owner');
  const batch = writeBatch(db);
  for (const [id, n, role] of [
    ['a', 1, 'x'],
    ['b', 2, 'y'],
    ['c', 3, 'x'],
    ['d', 4, 'y'],
    ['e', 2.5, 'x'],
  ] as const) {
    batch.set(doc(db, 'c', id), { n, role, tags: [role, id] });
  }
  batch.set(doc(db, 'c/none'), { role: null });
  batch
    .set(doc(db, 'p/1/sub/s1'), { n: 1 })
    .set(doc(db, 'p/2/sub/s2'), { n: 2 })
    .set(doc(db, 'sub/s3'), { n: 3 });
  await batch.commit();
});
afterAll(() => wire.close());

const ids = async (target: Query): Promise<string[]> => (await getDocs(target)).docs.map(({ id }) => id);
const idsOf = (...constraints: QueryConstraint[]): Promise<string[]> =>
  ids(query(collection(db, 'c'), ...constraints));

describe('queries through the lite SDK', () => {
  test('6.2: an equality with order and limit finds the first ones', async () => {
    expect(await idsOf(where('role', '==', 'x'), orderBy('n', 'desc'), limit(2))).toEqual(['c', 'e']);
  });

  test('6.2: `in` and `array-contains` find the documents with the given values', async () => {
    expect(await idsOf(where('n', 'in', [4, 1, 7]))).toEqual(['a', 'd']);
    expect(await idsOf(where('tags', 'array-contains', 'y'))).toEqual(['b', 'd']);
    expect(await idsOf(where(documentId(), 'in', ['d', 'b']))).toEqual(['b', 'd']);
  });

  test('3.3: cursors work by value and by document', async () => {
    expect(await idsOf(orderBy('n'), startAt(2.5))).toEqual(['e', 'c', 'd']);
    expect(await idsOf(orderBy('n'), startAfter(2))).toEqual(['e', 'c', 'd']);
    const snapshot = await getDoc(doc(db, 'c/e'));
    expect(await idsOf(orderBy('n'), startAfter(snapshot))).toEqual(['c', 'd']);
    expect(await idsOf(where('role', '==', 'x'), orderBy('n', 'desc'), startAfter(snapshot))).toEqual(['a']);
  });

  test('3.3: a query of a subcollection finds the documents of its parent only, and a query of a group those of every parent', async () => {
    expect(await ids(collection(db, 'p/1/sub'))).toEqual(['s1']);
    expect(await ids(collectionGroup(db, 'sub'))).toEqual(['s1', 's2', 's3']);
    expect(await ids(query(collectionGroup(db, 'sub'), where('n', '>=', 2)))).toEqual(['s2', 's3']);
  });

  test('3.4: documents are counted, up to a limit', async () => {
    const all = collection(db, 'c');
    expect((await getCount(all)).data().count).toBe(6);
    expect((await getCount(query(all, where('role', '==', 'x'), limit(2)))).data().count).toBe(2);
  });

  test('3: timestamps compare by microsecond', async () => {
    await setDoc(doc(db, 't/a'), { at: new Timestamp(1, 5000) });
    const hit = query(collection(db, 't'), where('at', '==', new Timestamp(1, 5999)));
    expect(await ids(hit)).toEqual(['a']);
    expect(await ids(query(collection(db, 't'), where('at', '==', new Timestamp(1, 6000))))).toEqual([]);
  });
});
