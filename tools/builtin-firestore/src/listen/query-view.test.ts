import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Project } from '../access/project.ts';
import { FUZZ_TRIALS } from '../fuzz-trials.ts';
import { runQuery } from '../query/run-query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import { QueryView } from './query-view.ts';

const integer = (value: number): FirestoreValue => ({ type: 'integer', value: BigInt(value) });
const arbitraryPath = fc.constantFrom('c/1', 'c/2', 'c/3', 'c/4', 'c/5', 'd/1/c/6', 'd/1/c/7', 'd/1');
const arbitraryFields = fc.dictionary(fc.constantFrom('n', 'm'), fc.integer({ min: 0, max: 3 }), {
  maxKeys: 2,
});
const arbitraryWrite = fc.record({ path: arbitraryPath, fields: fc.option(arbitraryFields) });

const arbitraryQuery: fc.Arbitrary<StructuredQuery> = fc
  .record({
    allDescendants: fc.boolean(),
    bound: fc.integer({ min: 0, max: 3 }),
    op: fc.constantFrom(null, 'EQUAL', 'LESS_THAN', 'IN'),
    direction: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
    ordered: fc.boolean(),
    start: fc.option(fc.record({ before: fc.boolean(), value: fc.integer({ min: 0, max: 3 }) })),
    limit: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ allDescendants, bound, op, direction, ordered, start, limit }) => {
    const operand: FirestoreValue =
      op === 'IN' ? { type: 'array', values: [integer(bound), integer(3 - bound)] } : integer(bound);
    return {
      scope: { parent: '', collectionId: 'c', allDescendants },
      orderBy: ordered ? [{ field: ['n'], direction }] : [],
      filter: op ? [{ field: ['n'], op, value: operand }] : [],
      ...(ordered && start && { startAt: { before: start.before, values: [integer(start.value)] } }),
      ...(limit !== null && { limit }),
    };
  });

const arbitraryCommits = fc.array(fc.array(arbitraryWrite, { minLength: 1, maxLength: 4 }), { maxLength: 8 });

const stored = (path: string, fields: Readonly<Record<string, number>>, time: bigint): StoredDocument => ({
  path,
  fields: new Map(Object.entries(fields).map(([name, value]) => [name, integer(value)])),
  createTime: time,
  updateTime: time,
});

test('the documents that listeners have equal the query’s after every commit', () => {
  fc.assert(
    fc.property(arbitraryQuery, arbitraryCommits, (query, commits) => {
      const { documents, indexes, feed } = new Project('demo').database('(default)');
      const listener = (asked: StructuredQuery): Map<string, StoredDocument> => {
        const view = new QueryView(asked, String(asked.limit), indexes);
        const rows = new Map(view.read().map((document) => [document.path, document]));
        feed.subscribe((changes) => {
          const { changed, removed } = view.update(changes);
          for (const path of removed) rows.delete(path);
          for (const document of changed) rows.set(document.path, document);
        });
        return rows;
      };
      const listeners = [listener(query)];
      const first: StructuredQuery = { ...query, limit: 1 };
      const firstOnly = listener(first);
      for (const [index, writes] of commits.entries()) {
        for (const { path, fields } of writes) {
          documents.put(path, fields ? stored(path, fields, BigInt(index)) : null);
        }
        feed.flush();
        const expected = new Set(runQuery(indexes, query));
        for (const rows of listeners) expect(new Set(rows.values())).toEqual(expected);
        expect(new Set(firstOnly.values())).toEqual(new Set(runQuery(indexes, first)));
        listeners.push(listener(query));
      }
    }),
    { numRuns: FUZZ_TRIALS['commits to what is listened to'] },
  );
});
