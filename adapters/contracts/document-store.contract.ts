import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DocumentQuery,
  type DocumentStore,
  type DocumentPlace,
  type FoundDocument,
} from '#adapters/records/document-store.ts';
import { isStoredTime, type StoredTime } from '#domain/shared/decoders.ts';
import { Increment, REMOVED, SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { uniqueMark } from './stage/arranged-account.builder.ts';

/** The rules of the stores under test. */
export const PERMISSIVE_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write; }
  }
}`;

/** A store with the permissive rules. */
export interface StoreUnderTest {
  readonly store: DocumentStore;
  /** A time in the store's own form, to be written. */
  readonly timeAt: (seconds: number, nanoseconds: number) => StoredTime;
  readonly close: () => Promise<void>;
}

const set = (path: string, fields: object): RecordWrite => ({ kind: 'set', path, fields });
const update = (path: string, fields: object): RecordWrite => ({ kind: 'update', path, fields });

function placeOf({ id, fields }: FoundDocument, order = ''): DocumentPlace {
  const value = fields[order];
  return { id, value: isStoredTime(value) ? [value.seconds, value.nanoseconds] : String(value) };
}

/** The ids of a query's documents. Each request asks for one document, after the place of the last one. */
async function walk({ query }: DocumentStore, asked: Omit<DocumentQuery, 'limit'>) {
  const ids: string[] = [];
  const ask = async (after: DocumentPlace | null): Promise<FoundDocument | undefined> =>
    valueOf(await query({ ...asked, after, limit: 1 }))[0];
  for (let found = await ask(null); found !== undefined; found = await ask(placeOf(found, asked.orderBy))) {
    if (ids.includes(found.id)) throw new Error(`${found.id} is found again after its own place`);
    ids.push(found.id);
  }
  return ids;
}

export function describeDocumentStore(name: string, makeStore: () => Promise<StoreUnderTest>): void {
  describe(`DocumentStore on ${name}`, () => {
    let made: StoreUnderTest;
    beforeAll(async () => {
      made = await makeStore();
    });
    afterAll(() => made.close());

    /** A collection of this test's own, with the indexes of the product's accounts. */
    const aCollection = async (documents: Readonly<Record<string, object>> = {}) => {
      const { store } = made;
      const collection = `lists/${uniqueMark()}/users`;
      const writes = Object.entries(documents).map(([id, fields]) => set(`${collection}/${id}`, fields));
      if (writes.length > 0) valueOf(await store.commit(writes));
      return { ...made, collection, path: `${collection}/a` };
    };

    it('a document is removed with the rest of its batch or not at all, and removing a missing document succeeds', async () => {
      const { store, collection, path } = await aCollection({ a: { text: 'a' } });
      const remove = { kind: 'remove', path, fields: {} } as const;
      const refused = await store.commit([remove, update(`${collection}/missing`, { text: 'b' })]);
      expect([refused.ok, valueOf(await store.read(path))]).toEqual([false, { text: 'a' }]);
      valueOf(await store.commit([remove, set(`${collection}/b`, { text: 'b' })]));
      expect(valueOf(await store.read(path))).toBeNull();
      valueOf(await store.commit([remove]));
    });

    it('a missing document is null, and each set replaces the whole document', async () => {
      const { store, path } = await aCollection();
      expect(valueOf(await store.read(path))).toBeNull();
      valueOf(await store.commit([set(path, { text: 'a', map: { flag: true }, list: [1, null] })]));
      expect(valueOf(await store.read(path))).toEqual({ text: 'a', map: { flag: true }, list: [1, null] });
      valueOf(await store.commit([set(path, { count: 2 })]));
      expect(valueOf(await store.read(path))).toEqual({ count: 2 });
    });

    it('an update changes and removes the named fields, and keeps the rest', async () => {
      const { store, path } = await aCollection({ a: { text: 'a', note: 'b', log: { 0: 'x', 1: 'y' } } });
      valueOf(await store.commit([update(path, { text: 'c', note: REMOVED, 'log.1': 'z', 'log.2': {} })]));
      expect(valueOf(await store.read(path))).toEqual({ text: 'c', log: { 0: 'x', 1: 'z', 2: {} } });
    });

    it('a field name of a set document may contain a dot', async () => {
      const { store, path } = await aCollection({ a: { 'log.1': 'x' } });
      expect(valueOf(await store.read(path))).toEqual({ 'log.1': 'x' });
    });

    it('all server times of a batch are equal, even within maps', async () => {
      const { store, collection, path } = await aCollection({ a: { log: { 0: 'x' } } });
      const line = { by: 'ada', at: SERVER_TIME };
      const other = `${collection}/b`;
      valueOf(await store.commit([update(path, { 'log.1': line }), set(other, { at: SERVER_TIME })]));
      const [changed, created] = [valueOf(await store.read(path)), valueOf(await store.read(other))];
      const at = isStoredTime(created?.['at']) ? created['at'] : null;
      expect(changed).toMatchObject({ log: { 0: 'x', 1: { by: 'ada' } } });
      expect(changed).toHaveProperty('log.1.at.seconds', at?.seconds);
      expect(changed).toHaveProperty('log.1.at.nanoseconds', at?.nanoseconds);
    });

    it('a merge creates a document or changes the named fields, and its increments add to the stored numbers', async () => {
      const { store, path } = await aCollection();
      const merge = (by: number): RecordWrite => ({
        kind: 'merge',
        path,
        fields: { of: 'dora', cash: new Increment(by), rides: new Increment(0) },
      });
      valueOf(await store.commit([merge(2500)]));
      valueOf(await store.commit([update(path, { note: 'x' })]));
      valueOf(await store.commit([merge(-500)]));
      expect(valueOf(await store.read(path))).toEqual({ of: 'dora', cash: 2000, rides: 0, note: 'x' });
    });

    it('a batch with one impossible write stores nothing', async () => {
      const { store, collection, path } = await aCollection();
      const missing = update(`${collection}/missing`, { text: 'a' });
      expect(errorOf(await store.commit([set(path, { text: 'a' }), missing])).code).toBe('unexpected');
      expect(valueOf(await store.read(path))).toBeNull();
    });

    it('a query finds the documents that meet all its conditions, in order, and equal values by id', async () => {
      const { store, collection } = await aCollection({
        e: { role: 'x', nameKey: 'b' },
        d: { role: 'x', nameKey: 'c' },
        c: { role: 'x', nameKey: 'b' },
        b: { role: 'y', nameKey: 'b' },
        a: { role: 'x', nameKey: 'a' },
        f: { role: 'x' },
      });
      const where = [
        ['role', '==', 'x'],
        ['nameKey', '>=', 'a'],
        ['nameKey', '<', 'c'],
      ] as const;
      const asked = { collection, where, orderBy: 'nameKey' };
      expect(await walk(store, asked)).toEqual(['a', 'c', 'e']);
      expect(await walk(store, { ...asked, direction: 'desc' })).toEqual(['e', 'c', 'a']);
      expect(await walk(store, { collection })).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    });

    it('times that differ by a microsecond are paged one by one', async () => {
      const { timeAt } = made;
      const times = [
        timeAt(-2, 1000),
        timeAt(1_740_816_001, 999_998_000),
        timeAt(1_740_816_001, 999_999_000),
      ];
      const documents = times.map((at, index) => [`n${index}`, { at }] as const);
      const { store, collection } = await aCollection(Object.fromEntries(documents));
      expect(await walk(store, { collection, orderBy: 'at' })).toEqual(['n0', 'n1', 'n2']);
      const found = valueOf(await store.query({ collection, orderBy: 'at', limit: 3 }));
      expect(found.map(({ fields: { at } }) => isStoredTime(at) && [at.seconds, at.nanoseconds])).toEqual(
        times.map(({ seconds, nanoseconds }) => [seconds, nanoseconds]),
      );
    });

    it('a count stops at its limit', async () => {
      const { store, collection } = await aCollection({
        a: { open: true },
        b: { open: true },
        c: { open: false },
      });
      const where = [['open', '==', true]] as const;
      expect(valueOf(await store.count({ collection, where, limit: 5 }))).toBe(2);
      expect(valueOf(await store.count({ collection, where, limit: 1 }))).toBe(1);
    });
  });
}
