import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENTS, startBoth, type BothFirestores } from './both-firestores.ts';
import { runs } from './comparison-settings.ts';
import { plainAnswer } from './plain-answer.ts';
import { documentSets, queryCalls } from './queries.ts';

let both: BothFirestores;
beforeAll(async () => {
  both = await startBoth();
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

const queries = fc.array(queryCalls, { minLength: 1, maxLength: 80, size: 'max' });

test(
  'random queries of random documents give the same rows or the same error',
  { timeout: 600_000 },
  async () => {
    let rows = 0;
    const ask = fc.asyncProperty(documentSets, queries, async (documents, calls) => {
      const writes = Object.entries(documents).map(([path, fields]) => ({
        update: { name: `${DOCUMENTS}/${path}`, fields },
      }));
      const [official, builtin] = await Promise.all(
        [both.official, both.builtin].map(async (one) => {
          await one.clear();
          expect((await one.post(':commit', { writes }, 'owner')).status).toBe(200);
          return Promise.all(
            calls.map(async ({ call, body }) => plainAnswer(await one.post(call, body, 'owner'))),
          );
        }),
      );
      expect(builtin).toEqual(official);
      rows += (official ?? []).filter((answer) => JSON.stringify(answer).includes('"document"')).length;
    });
    await fc.assert(ask, runs(40));
    console.log(`Queries with rows: ${rows}`);
    expect(rows).toBeGreaterThan(100);
  },
);
