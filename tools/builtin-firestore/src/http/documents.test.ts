import {
  Timestamp,
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWire, type Wire } from './wire-client.ts';

let wire: Wire;
let db: Firestore;

beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());
beforeEach(() => {
  db = wire.connect(wire.newProject(), 'owner');
});

const read = async (path: string): Promise<unknown> => (await getDoc(doc(db, path))).data();

describe('documents through the lite SDK', () => {
  test('3.1: a missing document is answered as missing, an empty one as empty', async () => {
    await setDoc(doc(db, 'c/empty'), {});
    expect(await read('c/empty')).toEqual({});
    expect((await getDoc(doc(db, 'c/none'))).exists()).toBe(false);
  });

  test('2.1: ids with every kind of character come back as they were written', async () => {
    const reference = doc(db, 'c', 'a b:%é+?#', 'sub', '日本😀');
    await setDoc(reference, { there: true });
    expect((await getDoc(reference)).data()).toEqual({ there: true });
  });

  test('3.2: set without merge replaces, with merge touches the named fields only', async () => {
    await setDoc(doc(db, 'c/a'), { a: 1, b: { c: 2, d: 3 } });
    await setDoc(doc(db, 'c/a'), { b: { c: 9, d: deleteField() } }, { merge: true });
    expect(await read('c/a')).toEqual({ a: 1, b: { c: 9 } });
    await setDoc(doc(db, 'c/a'), { z: 1 });
    expect(await read('c/a')).toEqual({ z: 1 });
  });

  test('3.2: a merge of nothing creates an empty document and changes no other', async () => {
    await setDoc(doc(db, 'c/new'), {}, { merge: true });
    expect(await read('c/new')).toEqual({});
    await setDoc(doc(db, 'c/a'), { a: 1 });
    await setDoc(doc(db, 'c/a'), {}, { merge: true });
    expect(await read('c/a')).toEqual({ a: 1 });
  });

  test('3.2: an update with a dotted path replaces anything on the way that is no map', async () => {
    await setDoc(doc(db, 'c/a'), { a: 1 });
    await updateDoc(doc(db, 'c/a'), { 'a.b.c': 2 });
    expect(await read('c/a')).toEqual({ a: { b: { c: 2 } } });
  });

  test('4: an update of a missing document is not-found, a second add is aborted', async () => {
    await expect(updateDoc(doc(db, 'c/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    const added = await addDoc(collection(db, 'c'), { a: 1 });
    const create = { writes: [{ update: { name: nameOf(added.path) }, currentDocument: { exists: false } }] };
    const answer = await commitAsOwner(create);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 409, status: 'ALREADY_EXISTS' } });
  });

  test('3.2: deleting a missing document succeeds', async () => {
    await expect(deleteDoc(doc(db, 'c/none'))).resolves.toBeUndefined();
  });

  test('3.2: transforms run after the update of the same write', async () => {
    await setDoc(doc(db, 'c/a'), { n: 1, tags: ['x', 'y'] });
    await updateDoc(doc(db, 'c/a'), { n: increment(2.5), tags: arrayUnion('y', 'z'), at: serverTimestamp() });
    await updateDoc(doc(db, 'c/a'), { tags: arrayRemove('x') });
    const data = (await getDoc(doc(db, 'c/a'))).data();
    expect(data).toMatchObject({ n: 3.5, tags: ['y', 'z'] });
    const at: unknown = data?.['at'];
    expect(at instanceof Timestamp && at.nanoseconds % 1_000_000).toBe(0);
  });

  test('3.2: a batch is stored whole or not at all, and later writes see earlier ones', async () => {
    const good = writeBatch(db).set(doc(db, 'c/a'), { n: 1 });
    await good.update(doc(db, 'c/a'), { n: increment(1) }).commit();
    expect(await read('c/a')).toEqual({ n: 2 });
    const bad = writeBatch(db).set(doc(db, 'c/b'), { n: 1 });
    await expect(bad.update(doc(db, 'c/none'), { n: 1 }).commit()).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await read('c/b')).toBeUndefined();
  });

  test('1.4: a transaction whose document changed meanwhile runs again and succeeds', async () => {
    await setDoc(doc(db, 'c/a'), { n: 1 });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const snapshot = await transaction.get(doc(db, 'c/a'));
      if (attempts === 1) await updateDoc(doc(db, 'c/a'), { n: 10 });
      transaction.update(doc(db, 'c/a'), { n: Number(snapshot.data()?.['n']) + 1 });
    });
    expect(attempts).toBe(2);
    expect(await read('c/a')).toEqual({ n: 11 });
  });

  test('3.2: a document that was only read is verified at the commit', async () => {
    await setDoc(doc(db, 'c/seen'), { n: 1 });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const snapshot = await transaction.get(doc(db, 'c/seen'));
      if (attempts === 1) await updateDoc(doc(db, 'c/seen'), { n: 2 });
      transaction.set(doc(db, 'c/copy'), { n: Number(snapshot.data()?.['n']) });
    });
    expect(await read('c/copy')).toEqual({ n: 2 });
  });

  test('2: databases of one project do not share documents', async () => {
    await setDoc(doc(db, 'c/a'), { n: 1 });
    const other = `/v1/projects/${db.app.options.projectId}/databases/other/documents`;
    const body = { documents: [`${other.slice('/v1/'.length)}/c/a`] };
    const answer = await wire.send('POST', `${other}:batchGet`, body, { authorization: 'Bearer owner' });
    expect(await answer.json()).toMatchObject([{ missing: `${other.slice('/v1/'.length)}/c/a` }]);
  });
});

const rootName = (): string => `projects/${db.app.options.projectId}/databases/(default)/documents`;
const nameOf = (path: string): string => `${rootName()}/${path}`;
const commitAsOwner = (body: unknown): Promise<Response> =>
  wire.send('POST', `/v1/${rootName()}:commit`, body, { authorization: 'Bearer owner' });
