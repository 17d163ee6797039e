import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWire, type Wire } from './wire-client.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    match /notes/{id} {
      allow get: if signedIn() && (resource == null || resource.data.owner == request.auth.uid);
      allow list: if resource.data.public == true || resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
      allow delete: if request.auth.token.admin == true;
    }
    match /pages/{id} { allow list: if request.query.limit <= 10; }
    match /accounts/{id} {
      allow write: if getAfter(/databases/$(database)/documents/directory/$(id)).data.owner == id;
    }
    match /directory/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/accounts/$(id));
    }
    match /secret/{id} { allow write: if signedIn(); }
    match /members/{id} { allow get: if exists(/databases/$(database)/documents/teams/$(resource.data.team)); }
    match /{path=**}/posts/{id} { allow list: if resource.data.open == true; }
  }
}`;

let wire: Wire;
let owner: Firestore;
let alice: Firestore;
let bob: Firestore;
let nobody: Firestore;

beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());
beforeEach(() => {
  const project = wire.newProject(RULES);
  owner = wire.connect(project, 'owner');
  alice = wire.connect(project, { sub: 'alice' });
  bob = wire.connect(project, { sub: 'bob', admin: true });
  nobody = wire.connect(project, null);
});

const denied = (action: Promise<unknown>): Promise<void> =>
  expect(action).rejects.toMatchObject({ code: 'permission-denied' });
const note = (db: Firestore) => doc(db, 'notes/n');
const seed = (): Promise<void> => setDoc(note(owner), { owner: 'alice', text: 'hi', public: false });

describe('rules over the wire', () => {
  test('7.5: create sees the server timestamp of the commit as request.time', async () => {
    await expect(setDoc(note(alice), { owner: 'alice', at: serverTimestamp() })).resolves.toBeUndefined();
    await denied(setDoc(doc(alice, 'notes/m'), { owner: 'alice', at: new Date() }));
    await denied(setDoc(doc(alice, 'notes/m'), { owner: 'bob', at: serverTimestamp() }));
  });

  test('7.5: the rule of an update sees the document before the update and after its mask is applied', async () => {
    await seed();
    await expect(updateDoc(note(alice), { text: 'new' })).resolves.toBeUndefined();
    await denied(updateDoc(note(alice), { public: true }));
    await denied(updateDoc(note(bob), { text: 'new' }));
  });

  test('7.8: a list is decided by its filter, even if nothing is stored', async () => {
    const notes = collection(alice, 'notes');
    const own = where('owner', '==', 'alice');
    await denied(getDocs(notes));
    await denied(getCount(notes));
    await denied(getDocs(query(notes, where('owner', '==', 'bob'))));
    await seed();
    expect((await getDocs(query(notes, own))).size).toBe(1);
    expect((await getCount(query(notes, own))).data().count).toBe(1);
    expect((await getDocs(query(notes, where('owner', 'in', ['alice']), orderBy('text')))).size).toBe(1);
    await denied(getDocs(query(notes, where('owner', 'in', ['alice', 'bob']))));
  });

  test('7.5: request.query.limit is the query’s limit', async () => {
    await denied(getDocs(collection(nobody, 'pages')));
    await denied(getDocs(query(collection(nobody, 'pages'), limit(11))));
    expect((await getDocs(query(collection(nobody, 'pages'), limit(10)))).size).toBe(0);
  });

  test('7.6: getAfter sees the whole batch, so both halves pass together and neither alone', async () => {
    const account = doc(alice, 'accounts/x');
    const entry = doc(alice, 'directory/x');
    await denied(setDoc(account, { n: 1 }));
    await denied(setDoc(entry, { owner: 'x' }));
    await denied(writeBatch(alice).set(account, { n: 1 }).set(entry, { owner: 'y' }).commit());
    await writeBatch(alice).set(account, { n: 1 }).set(entry, { owner: 'x' }).commit();
    await denied(writeBatch(alice).delete(account).delete(entry).commit());
    expect((await getDoc(doc(owner, 'accounts/x'))).data()).toEqual({ n: 1 });
  });

  test('7.7: a denial comes before a failing precondition', async () => {
    await denied(updateDoc(doc(nobody, 'secret/none'), { a: 1 }));
    await expect(updateDoc(doc(alice, 'secret/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('7.7: one denied write denies the batch and stores nothing', async () => {
    const batch = writeBatch(alice).set(doc(alice, 'secret/a'), {}).set(doc(alice, 'elsewhere/a'), {});
    await denied(batch.commit());
    expect((await getDoc(doc(owner, 'secret/a'))).exists()).toBe(false);
  });

  test('7.7: the verify of a transaction needs the right to get', async () => {
    await seed();
    const readAndWrite = (db: Firestore): Promise<unknown> =>
      runTransaction(db, async (transaction) => {
        await transaction.get(note(db));
        transaction.set(doc(db, 'secret/a'), { n: 1 });
      });
    await expect(readAndWrite(alice)).resolves.toBeUndefined();
    const root = `projects/${owner.app.options.projectId}/databases/(default)/documents`;
    const writes = [{ verify: `${root}/members/m`, currentDocument: { exists: false } }];
    expect((await wire.send('POST', `/v1/${root}:commit`, { writes })).status).toBe(403);
  });
});
