import {
  addDoc,
  collection,
  deleteField,
  doc,
  getDoc,
  runTransaction,
  setDoc,
  updateDoc,
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

  test('4: an update of a missing document is not-found, and a create of a stored one ALREADY_EXISTS', async () => {
    await expect(updateDoc(doc(db, 'c/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    const added = await addDoc(collection(db, 'c'), { a: 1 });
    const create = { writes: [{ update: { name: nameOf(added.path) }, currentDocument: { exists: false } }] };
    const answer = await commitAsOwner(create);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 409, status: 'ALREADY_EXISTS' } });
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
