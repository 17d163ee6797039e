import { describe, expect, test } from 'vitest';
import { integer, text } from '../values/sample-values.ts';
import type { Fields } from '../values/value.ts';
import { Database } from './database.ts';
import { checkCollapse, checkVerifies, stageCommit, storeCommit } from './stage-commit.ts';
import type { Precondition, Write } from './write.ts';

const set = (path: string, fields: Fields, precondition?: Precondition): Write => ({
  kind: 'update',
  path,
  fields,
  transforms: [],
  ...(precondition && { precondition }),
});
const one: Fields = new Map([['n', integer(1)]]);
const exists = (wanted: boolean): Precondition => ({ kind: 'exists', exists: wanted });

let time = 0n;
function commit(database: Database, ...writes: Write[]): unknown {
  time += 1n;
  const stored = storeCommit(database, stageCommit(database, writes, time), 'D');
  return stored.ok ? 'stored' : stored.fault;
}

describe('commits', () => {
  test('3.2: each precondition has its failure', () => {
    const database = new Database();
    expect(commit(database, set('c/a', one, exists(true)))).toEqual({
      status: 'NOT_FOUND',
      message: 'No document to update: D/c/a',
    });
    expect(commit(database, set('c/a', one, exists(false)))).toBe('stored');
    expect(commit(database, set('c/a', one, exists(false)))).toEqual({
      status: 'ALREADY_EXISTS',
      message: 'Document already exists: D/c/a',
    });
    const stored = database.get('c/a')?.updateTime ?? 0n;
    expect(commit(database, set('c/a', one, { kind: 'updateTime', micros: 7000n }))).toEqual({
      status: 'FAILED_PRECONDITION',
      message: `the stored version (${stored}) does not match the required base version (7000)`,
    });
    expect(commit(database, set('c/a', one, { kind: 'updateTime', micros: stored }))).toBe('stored');
  });

  test('3.2: the update time of a missing document is 0', () => {
    const at = (micros: bigint): Precondition => ({ kind: 'updateTime', micros });
    expect(commit(new Database(), { kind: 'verify', path: 'c/a', precondition: at(0n) })).toBe('stored');
    expect(commit(new Database(), set('c/a', one, at(0n)))).toBe('stored');
    expect(commit(new Database(), set('c/a', one, at(1n)))).toMatchObject({ status: 'FAILED_PRECONDITION' });
  });

  test('3.2: the update times of all writes of a commit are compared with the stored document', () => {
    const database = new Database();
    commit(database, set('c/a', one));
    const here: Precondition = { kind: 'updateTime', micros: database.get('c/a')?.updateTime ?? 0n };
    const two: Fields = new Map([['n', integer(2)]]);
    expect(commit(database, set('c/a', new Map(), here), set('c/a', two, here))).toBe('stored');
    expect(commit(database, set('c/a', two, here))).toMatchObject({ status: 'FAILED_PRECONDITION' });
  });

  test('3.2: writes that leave a document as it was keep its update time', () => {
    const database = new Database();
    commit(database, set('c/a', one));
    const before = database.get('c/a');
    expect(commit(database, set('c/a', new Map()), set('c/a', one))).toBe('stored');
    expect(database.get('c/a')).toBe(before);
    const here: Precondition = { kind: 'updateTime', micros: before?.updateTime ?? 0n };
    expect(commit(database, set('c/a', new Map(), here))).toBe('stored');
  });

  test('3.2: a document that is deleted and written again as it was is a new document', () => {
    const database = new Database();
    commit(database, set('c/a', one));
    expect(commit(database, { kind: 'delete', path: 'c/a' }, set('c/a', one))).toBe('stored');
    expect(database.get('c/a')).toMatchObject({ createTime: time, updateTime: time, fields: one });
  });

  test('3.2: a failing write leaves nothing of the commit', () => {
    const database = new Database();
    commit(database, set('c/a', one), set('c/b', one, exists(true)));
    expect(database.get('c/a')).toBeNull();
    expect([...database.collectionPaths()]).toEqual([]);
  });

  test('3.2: a precondition sees the earlier writes of its commit', () => {
    const database = new Database();
    expect(commit(database, set('c/a', one), set('c/a', new Map(), exists(true)))).toBe('stored');
    expect(commit(database, { kind: 'delete', path: 'c/a' }, set('c/a', one, exists(false)))).toBe('stored');
    expect(database.get('c/a')).toMatchObject({ createTime: time, fields: one });
  });

  test('3.2: a commit verifies a document at most once, and not beside a write of that document', () => {
    const verify: Write = { kind: 'verify', path: 'c/a', precondition: exists(true) };
    expect(checkVerifies([verify]).ok).toBe(true);
    expect(checkVerifies([verify, verify]).ok).toBe(false);
    expect(checkVerifies([verify, set('c/a', one)]).ok).toBe(false);
    expect(checkVerifies([verify, set('c/b', one)]).ok).toBe(true);
  });

  test('6.4: a document above 1 MiB is refused, and a document just below is stored', () => {
    const half = text('x'.repeat(524_000));
    const database = new Database();
    expect(
      commit(
        database,
        set(
          'c/a',
          new Map([
            ['a', half],
            ['b', half],
          ]),
        ),
      ),
    ).toBe('stored');
    const more = new Map([
      ['a', half],
      ['b', half],
      ['c', text('x'.repeat(600))],
    ]);
    expect(commit(database, set('c/a', more))).toEqual({
      status: 'INVALID_ARGUMENT',
      message: 'maximum entity size is 1048576 bytes',
    });
  });

  test('6.4: a text of more than 1,048,487 bytes is refused', () => {
    expect(commit(new Database(), set('c/a', new Map([['t', text('x'.repeat(1_048_488))]])))).toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });

  test('6.4: a mask or a transform cannot reach deeper than a value may', () => {
    const field = Array.from({ length: 22 }, (_, index) => `f${index}`);
    const write: Write = {
      kind: 'update',
      path: 'c/a',
      fields: new Map(),
      mask: [],
      transforms: [{ field, transform: { kind: 'requestTime' } }],
    };
    expect(commit(new Database(), write)).toMatchObject({
      message: 'maximum depth of maps and arrays is 20',
    });
    expect(
      commit(new Database(), {
        ...write,
        transforms: [{ field: field.slice(1), transform: { kind: 'requestTime' } }],
      }),
    ).toBe('stored');
  });

  test('8: clearing below a document removes it and everything under it', () => {
    const database = new Database();
    for (const path of ['c/a', 'c/ab', 'c/a/d/x', 'c/b']) commit(database, set(path, one));
    database.clear('c/a');
    expect([...database.documentsOf('c')].map(({ path }) => path)).toEqual(['c/ab', 'c/b']);
    expect(database.get('c/a/d/x')).toBeNull();
    database.clear();
    expect([...database.collectionPaths()]).toEqual([]);
  });
});

describe('several writes of one document', () => {
  const gone = (precondition?: Precondition): Write => ({
    kind: 'delete',
    path: 'c/a',
    ...(precondition && { precondition }),
  });
  const put = (precondition?: Precondition) => set('c/a', one, precondition);
  const at = (micros: bigint): Precondition => ({ kind: 'updateTime', micros });
  const isPossible = (...writes: readonly Write[]) => checkCollapse(writes).ok;

  test('3.2: a later write that wants another version than the first write is refused', () => {
    expect(isPossible(put(at(7n)), put(at(7n)), gone(at(7n)))).toBe(true);
    expect(isPossible(put(at(7n)), put(), put(exists(true)))).toBe(true);
    expect(isPossible(put(at(7n)), put(at(8n)))).toBe(false);
    expect(isPossible(put(), put(at(7n)))).toBe(false);
    expect(isPossible(put(exists(true)), gone(at(7n)))).toBe(false);
    expect(isPossible(put(at(7n)), put(), put(at(8n)))).toBe(false);
  });

  test('3.2: a write that wants a document to be there after a delete, or missing after a write, is refused', () => {
    expect(isPossible(put(), put(exists(true)), gone(exists(true)))).toBe(true);
    expect(isPossible(gone(), put(exists(false)), gone())).toBe(true);
    expect(isPossible(put(), put(exists(false)))).toBe(false);
    expect(isPossible(put(), gone(exists(false)))).toBe(false);
    expect(isPossible(put(at(0n)), put(at(0n)))).toBe(false);
    expect(isPossible(gone(), put(exists(true)))).toBe(false);
    expect(isPossible(gone(), gone(exists(true)))).toBe(false);
    expect(isPossible(gone(at(7n)), put(at(7n)))).toBe(false);
    expect(isPossible(gone(at(0n)), put(at(0n)))).toBe(true);
    expect(isPossible(gone(at(7n)), gone(at(7n)))).toBe(true);
  });

  test('3.2: writes of different documents may want different versions', () => {
    expect(isPossible(put(at(7n)), set('c/b', one, at(8n)), set('c/c', one, exists(false)))).toBe(true);
  });
});
