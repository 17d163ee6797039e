import {
  collection,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadCounts } from '../access/read-counter.ts';
import { openWire, type Wire } from './wire-client.ts';

const OPEN = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /open/{id} { allow read, write; }
  match /checked/{id} { allow get: if exists(/databases/$(database)/documents/open/$(request.auth.uid)); }
} }`;

let wire: Wire;

beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());

const json = async (method: string, path: string, body?: unknown): Promise<unknown> =>
  (await wire.send(method, path, body)).json();
const readsOf = async (project: string): Promise<ReadCounts> =>
  (await json('GET', `/emulator/v1/projects/${project}/reads`)) as ReadCounts;
const rulesPath = (project: string): string => `/emulator/v1/projects/${project}:securityRules`;
const upload = (content: string): object => ({ rules: { files: [{ name: 'security.rules', content }] } });

describe('control endpoints', () => {
  test('8: the readiness probe answers', async () => {
    expect(await (await wire.send('GET', '/')).text()).toBe('Ok\n');
  });

  test('8: all documents, or those at and below a path, are cleared without a token', async () => {
    const project = wire.newProject();
    const db = wire.connect(project, 'owner');
    await writeBatch(db).set(doc(db, 'a/1'), {}).set(doc(db, 'a/1/b/2'), {}).set(doc(db, 'a/2'), {}).commit();
    const path = `/emulator/v1/projects/${project}/databases/(default)/documents`;
    expect(await json('DELETE', `${path}/a/1`)).toEqual({});
    expect((await getDocs(collection(db, 'a'))).docs.map(({ id }) => id)).toEqual(['2']);
    expect((await getDoc(doc(db, 'a/1/b/2'))).exists()).toBe(false);
    expect(await json('DELETE', path)).toEqual({});
    expect((await getDocs(collection(db, 'a'))).size).toBe(0);
  });

  test('8: rules are loaded per project', async () => {
    const project = wire.newProject();
    expect(await json('PUT', rulesPath(project), upload(OPEN))).toEqual({});
    await expect(setDoc(doc(wire.connect(project, null), 'open/a'), {})).resolves.toBeUndefined();
    const other = doc(wire.connect(wire.newProject(), null), 'open/a');
    await expect(setDoc(other, {})).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('reads are counted as billed, and look-ups of rules and reads of administrators separately', async () => {
    const project = wire.newProject(OPEN);
    const [db, owner] = [wire.connect(project, { sub: 'u' }), wire.connect(project, 'owner')];
    const batch = writeBatch(owner).set(doc(owner, 'checked/c'), {}).set(doc(owner, 'open/u'), { n: 0 });
    for (let n = 1; n <= 5; n += 1) batch.set(doc(owner, `open/${n}`), { n });
    await batch.commit();
    const counts = async (): Promise<readonly number[]> => {
      const { documents, ruleLookups, administratorDocuments } = await readsOf(project);
      return [documents, ruleLookups, administratorDocuments];
    };
    const open = collection(db, 'open');
    expect(await counts()).toEqual([0, 0, 0]);
    const counted: [() => Promise<unknown>, readonly number[]][] = [
      [() => getDoc(doc(db, 'open/none')), [1, 0, 0]],
      [() => getDocs(query(open, orderBy('n'), limit(3))), [4, 0, 0]],
      [() => getDocs(query(open, where('n', '==', 99))), [5, 0, 0]],
      [() => getCount(open), [6, 0, 0]],
      [() => getDoc(doc(db, 'checked/c')), [7, 1, 0]],
      [() => getDocs(collection(owner, 'open')), [7, 1, 6]],
    ];
    for (const [action, expected] of counted) {
      await action();
      expect(await counts()).toEqual(expected);
    }
  });

  test('unknown control paths are 404', async () => {
    for (const [method, path] of [
      ['GET', '/emulator/v1/projects/p/nothing'],
      ['POST', '/emulator/v1/projects/p:securityRules'],
      ['POST', '/emulator/v1/projects/p/reads'],
      ['DELETE', '/emulator/v1/projects/p/databases/d'],
      ['GET', '/elsewhere'],
    ] as const) {
      expect((await wire.send(method, path)).status, path).toBe(404);
    }
  });
});

type Writes = (batch: WriteBatch, db: Firestore) => WriteBatch;

const stored = (db: Firestore) => doc(db, 'a/stored');
const fresh = (db: Firestore) => doc(db, 'a/fresh');

/** Whether a batch passes under rules with only `allow`. Before it, `a/stored` has x = 1, and `a/fresh` is missing. */
async function passes(writes: Writes, allow: string): Promise<boolean> {
  const project = wire.newProject(`rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents/a/{id} { ${allow} } }`);
  await setDoc(stored(wire.connect(project, 'owner')), { x: 1 });
  const db = wire.connect(project, { sub: 'ada' });
  return writes(writeBatch(db), db)
    .commit()
    .then(() => true)
    .catch(() => false);
}

const createAndUpdate: Writes = (batch, db) => batch.set(fresh(db), { x: 1 }).set(fresh(db), { x: 2 });
const updateTwice: Writes = (batch, db) => batch.set(stored(db), { x: 5 }).set(stored(db), { x: 6 });
const updateAndDelete: Writes = (batch, db) => batch.set(stored(db), { x: 5 }).delete(stored(db));
const createAndDelete: Writes = (batch, db) => batch.set(fresh(db), { x: 5 }).delete(fresh(db));
const deleteAndCreate: Writes = (batch, db) => batch.delete(stored(db)).set(stored(db), { x: 7 });
const thereAndBack: Writes = (batch, db) => batch.set(stored(db), { x: 5 }).set(stored(db), { x: 1 });

/** The official emulator (1.19.9) allows and denies the same. */
test.each<[string, Writes, string, string]>([
  ['a create and an update are a create', createAndUpdate, 'allow create;', 'allow update, delete;'],
  [
    'a create and an update show the fields of the update',
    createAndUpdate,
    'allow write: if request.resource.data.x == 2 && resource == null;',
    'allow write: if request.resource.data.x == 1;',
  ],
  [
    'two updates lead from what is stored to the last one',
    updateTwice,
    'allow update: if resource.data.x == 1 && request.resource.data.x == 6;',
    'allow update: if resource.data.x == 5 || request.resource.data.x == 5;',
  ],
  ['an update and a delete are a delete', updateAndDelete, 'allow delete;', 'allow create, update;'],
  [
    'a create and a delete are a delete of nothing',
    createAndDelete,
    'allow delete: if resource == null;',
    'allow create, update;',
  ],
  [
    'a delete and a create are an update',
    deleteAndCreate,
    'allow update: if resource.data.x == 1;',
    'allow create, delete;',
  ],
  [
    'an update there and back is an update',
    thereAndBack,
    'allow update: if request.resource.data.x == 1;',
    'allow create, delete;',
  ],
])('several writes of a document are judged by their net effect: %s', async (_, writes, allowed, denied) => {
  expect(await passes(writes, allowed)).toBe(true);
  expect(await passes(writes, denied)).toBe(false);
});

test('the writes of each document in a batch are judged on their own', async () => {
  const both: Writes = (batch, db) => batch.set(fresh(db), { x: 1 }).delete(stored(db));
  expect(await passes(both, 'allow create, delete;')).toBe(true);
  expect(await passes(both, 'allow create;')).toBe(false);
  expect(await passes(both, 'allow delete;')).toBe(false);
});
