import { doc, setDoc, writeBatch, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWire, type Wire } from './wire-client.ts';

let wire: Wire;

beforeAll(async () => {
  wire = await openWire();
});
afterAll(() => wire.close());

type Writes = (batch: WriteBatch, db: Firestore) => WriteBatch;

const stored = (db: Firestore) => doc(db, 'a/stored');
const fresh = (db: Firestore) => doc(db, 'a/fresh');

/** Whether a batch passes if the rules allow only this; `a/stored` has x = 1 before, `a/fresh` does not exist. */
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

/** The official emulator (1.19.9) allowed and denied the same. */
test.each<[string, Writes, string, string]>([
  ['a create and an update are a create', createAndUpdate, 'allow create;', 'allow update, delete;'],
  [
    'a create and an update show the result',
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

test('writes of two documents are judged one by one', async () => {
  const both: Writes = (batch, db) => batch.set(fresh(db), { x: 1 }).delete(stored(db));
  expect(await passes(both, 'allow create, delete;')).toBe(true);
  expect(await passes(both, 'allow create;')).toBe(false);
  expect(await passes(both, 'allow delete;')).toBe(false);
});
