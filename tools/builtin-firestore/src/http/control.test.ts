import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
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

  test('8: documents are cleared without a token, below a path or all', async () => {
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

  test('reads are counted as billed, those of rules and administrators separately', async () => {
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
