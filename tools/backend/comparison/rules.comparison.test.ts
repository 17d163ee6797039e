import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENTS, startBoth, type Firestore } from './both-firestores.ts';
import { conditions } from './conditions.ts';

let both: { readonly official: Firestore; readonly builtin: Firestore };
beforeAll(async () => {
  both = await startBoth();
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

const CONDITIONS = 1200;
/** Each has a file of its own, because one that does not load would silence the others. */
const IN_ONE_FILE = 1;
const name = (index: number) => `${DOCUMENTS}/c${index}/x`;

/** One collection for each condition of a file. */
const fileOf = (all: readonly string[]) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
    ${all.map((condition, index) => `match /c${index}/{id} { allow get: if ${condition}; }`).join('\n')} } }`;

const FIELDS = { n: { integerValue: '1' }, list: { arrayValue: { values: [{ integerValue: '1' }] } } };

/** The verdicts of one Firestore on all conditions of a file; a file that it does not load allows nothing. */
async function verdicts(firestore: Firestore, all: readonly string[]): Promise<readonly boolean[]> {
  if ((await firestore.putRules(fileOf(all))) !== 200) return all.map(() => false);
  return Promise.all(
    all.map(
      async (_, index) => (await firestore.post('batchGet', { documents: [name(index)] })).status === 200,
    ),
  );
}

test(
  'nothing that the built-in Firestore allows is refused by the official one',
  { timeout: 600_000 },
  async () => {
    const writes = Array.from({ length: IN_ONE_FILE }, (_, index) => ({
      update: { name: name(index), fields: FIELDS },
    }));
    for (const one of [both.official, both.builtin]) {
      expect((await one.post('commit', { writes }, true)).status).toBe(200);
    }
    const sample = fc.sample(conditions, { numRuns: CONDITIONS, seed: 14 });
    const laxer: string[] = [];
    const stricter: string[] = [];
    let allowed = 0;
    for (let from = 0; from < sample.length; from += IN_ONE_FILE) {
      const part = sample.slice(from, from + IN_ONE_FILE);
      const [official, builtin] = await Promise.all([
        verdicts(both.official, part),
        verdicts(both.builtin, part),
      ]);
      for (const [index, condition] of part.entries()) {
        if (official[index] === true) allowed += 1;
        if (official[index] === builtin[index]) continue;
        (builtin[index] === true ? laxer : stricter).push(condition);
      }
    }
    console.log(
      `Allowed by the official one alone: ${stricter.length} of ${sample.length}\n${stricter.join('\n')}`,
    );
    expect(allowed).toBeGreaterThan(50);
    expect(laxer).toEqual([]);
  },
);
