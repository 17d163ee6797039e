import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoth, type BothFirestores } from './both-firestores.ts';
import { batches, WRITTEN } from './commits.ts';
import { runs } from './comparison-settings.ts';
import { plainAnswer } from './plain-answer.ts';

let both: BothFirestores;
beforeAll(async () => {
  both = await startBoth();
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

/** Server timestamps are those of this year or later, written ones are older. */
const NOW = /"20(?:2[5-9]|[3-9]\d)-[^"]*Z"/g;
const withoutNow = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replaceAll(NOW, '"now"'));

test('random commits leave the same documents or fail with the same code', { timeout: 600_000 }, async () => {
  let stored = 0;
  const ask = fc.asyncProperty(
    fc.array(batches, { minLength: 1, maxLength: 30, size: 'max' }),
    async (commits) => {
      const [official, builtin] = await Promise.all(
        [both.official, both.builtin].map(async (one) => {
          await one.clear();
          const answers: unknown[] = [];
          for (const writes of commits) {
            answers.push(withoutNow(plainAnswer(await one.post(':commit', { writes }, 'owner'))));
            for (const name of WRITTEN) {
              const read = await one.post(':batchGet', { documents: [name] }, 'owner');
              answers.push(withoutNow(plainAnswer(read)));
            }
          }
          return answers;
        }),
      );
      expect(builtin).toEqual(official);
      stored += (official ?? []).filter((answer) => JSON.stringify(answer).includes('writeResults')).length;
    },
  );
  await fc.assert(ask, runs(40));
  console.log(`Commits that were stored: ${stored}`);
  expect(stored).toBeGreaterThan(100);
});
