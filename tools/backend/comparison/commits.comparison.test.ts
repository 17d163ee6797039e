import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DOCUMENTS, startBoth, type BothFirestores } from './both-firestores.ts';
import { batches, WRITTEN } from './commits.ts';
import { runs } from './comparison-settings.ts';
import { plainAnswer } from './plain-answer.ts';

let both: BothFirestores;
beforeAll(async () => {
  both = await startBoth();
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

const stamped = z.object({ commitTime: z.string() });

/** Whether a document that was read has the update time of a commit. */
function isOf(commit: unknown, read: unknown): boolean {
  const { data } = stamped.safeParse(commit);
  return data !== undefined && JSON.stringify(read).includes(`"updateTime":"${data.commitTime}"`);
}

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
            const committed = await one.post(':commit', { writes }, 'owner');
            answers.push(withoutNow(plainAnswer(committed)));
            for (const name of WRITTEN) {
              const read = await one.post(':batchGet', { documents: [name] }, 'owner');
              answers.push(withoutNow(plainAnswer(read)), isOf(committed.body, read.body));
            }
          }
          return answers;
        }),
      );
      expect(builtin).toEqual(official);
      stored += (official ?? []).filter((answer) => JSON.stringify(answer).includes('writeResults')).length;
    },
  );
  await fc.assert(ask, runs(30));
  console.log(`Commits that were stored: ${stored}`);
  expect(stored).toBeGreaterThan(50);
});

const name = `${DOCUMENTS}/x/1`;
const LISTS = { values: [{ arrayValue: { values: [] } }] };
const ONLY_CREATE = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
  match /x/{id} { allow create; }
} }`;

test.each([
  [
    'a list within the list to append',
    { update: { name }, updateTransforms: [{ fieldPath: 'a', appendMissingElements: LISTS }] },
    200,
    400,
  ],
  [
    'a list within the list to remove',
    { update: { name }, updateTransforms: [{ fieldPath: 'a', removeAllFromArray: LISTS }] },
    200,
    400,
  ],
  [
    'a write of the kind transform',
    {
      transform: { document: name, fieldTransforms: [{ fieldPath: 'a', setToServerValue: 'REQUEST_TIME' }] },
    },
    200,
    501,
  ],
])('the difference that the README lists is still there: %s', async (_, write, official, builtin) => {
  expect((await both.official.post(':commit', { writes: [write] }, 'owner')).status).toBe(official);
  expect((await both.builtin.post(':commit', { writes: [write] }, 'owner')).status).toBe(builtin);
});

test('a document that is there and has to be missing fails by its precondition there, and by the rules here', async () => {
  const statuses = [both.official, both.builtin].map(async (one) => {
    await one.putRules(ONLY_CREATE);
    await one.post(':commit', { writes: [{ update: { name } }] }, 'owner');
    const write = { update: { name }, currentDocument: { exists: false } };
    return (await one.post(':commit', { writes: [write] })).status;
  });
  expect(await Promise.all(statuses)).toEqual([409, 403]);
});
