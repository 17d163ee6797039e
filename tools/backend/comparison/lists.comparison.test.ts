import { checkLists } from 'builtin-firestore/rules';
import { parseRules } from 'builtin-firestore/syntax';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoth, type BothFirestores, type Firestore } from './both-firestores.ts';
import { runs } from './comparison-settings.ts';
import { listClauses, listConditions } from './list-rules.ts';

let both: BothFirestores;
beforeAll(async () => {
  both = await startBoth();
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

const fileOf = (conditions: readonly string[]): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
    ${conditions.map((condition, index) => `match /c${index}/{id} { allow list: if ${condition}; }`).join('\n')}
  } }`;

/** Whether the rules check refuses the condition: absence proves it there, and nothing does here. */
function isLinted(condition: string): boolean {
  const parsed = parseRules(fileOf([condition]));
  return parsed.ok && checkLists(parsed.file).length > 0;
}

async function isAllowed(one: Firestore, index: number, clauses: object): Promise<number> {
  const structuredQuery = { from: [{ collectionId: `c${index}` }], ...clauses };
  return (await one.post(':runQuery', { structuredQuery })).status;
}

test(
  'a list is allowed and refused the same, except for what the rules check refuses',
  { timeout: 600_000 },
  async () => {
    const seen = { allowed: 0, refused: 0 };
    const ask = fc.asyncProperty(
      fc.array(listConditions, { minLength: 1, maxLength: 12, size: 'max' }),
      fc.array(listClauses, { minLength: 1, maxLength: 16, size: 'max' }),
      async (conditions, queries) => {
        const parted: object[] = [];
        for (const one of [both.official, both.builtin])
          expect(await one.putRules(fileOf(conditions))).toBeNull();
        for (const [index, condition] of conditions.entries()) {
          for (const clauses of queries) {
            const [official, builtin] = await Promise.all(
              [both.official, both.builtin].map((one) => isAllowed(one, index, clauses)),
            );
            if (official === 200) seen.allowed += 1;
            if (official === 403) seen.refused += 1;
            const isExcused = official === 200 && builtin === 403 && isLinted(condition);
            if (official !== builtin && !isExcused) parted.push({ condition, clauses, official, builtin });
          }
        }
        expect(parted).toEqual([]);
      },
    );
    await fc.assert(ask, runs(20));
    console.log('Lists asked for:', seen);
    expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(30);
  },
);
