import { readFileSync } from 'node:fs';
import { officialAnswers, officialPathAnswers } from 'builtin-firestore/wire';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askConditions, storeDocuments, type Verdict } from './ask-conditions.ts';
import { startBoth, type BothFirestores } from './both-firestores.ts';
import { runs } from './comparison-settings.ts';
import { conditions } from './conditions.ts';

let both: BothFirestores;
const MOST_IN_A_FILE = 50;

beforeAll(async () => {
  both = await startBoth();
  await Promise.all([both.official, both.builtin].map((one) => storeDocuments(one, MOST_IN_A_FILE)));
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

type Answered = readonly [condition: string, official: Verdict, builtin: Verdict];

async function askBoth(all: readonly string[]): Promise<readonly Answered[]> {
  const [official, builtin] = await Promise.all([
    askConditions(both.official, all),
    askConditions(both.builtin, all),
  ]);
  return all.map((condition, index) => [condition, official[index] ?? 'broken', builtin[index] ?? 'broken']);
}

test('random conditions give the same', { timeout: 600_000 }, async () => {
  const seen = new Map<Verdict, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(conditions, { minLength: 1, maxLength: MOST_IN_A_FILE, size: 'max' }),
      async (all) => {
        const answered = await askBoth(all);
        for (const [, official] of answered) seen.set(official, (seen.get(official) ?? 0) + 1);
        expect(answered.filter(([, official, own]) => official !== own && official !== 'broken')).toEqual([]);
      },
    ),
    runs(45),
  );
  console.log('Conditions asked, by the answer of the official one:', seen);
  expect(
    Math.min(...(['true', 'false', 'error'] as const).map((verdict) => seen.get(verdict) ?? 0)),
  ).toBeGreaterThan(50);
});

test('the answers recorded from the official emulator are its answers', async () => {
  // Writes are asked about here, and reads have no resource of their own.
  const recorded = [...officialAnswers, ...officialPathAnswers].filter(
    ([condition]) => !condition.includes('request'),
  );
  const answered = await askBoth(recorded.map(([condition]) => condition));
  expect(answered.map(([condition, official]) => [condition, official])).toEqual(recorded);
});

/** What the README lists: all but one are only refused here, or break the official emulator down. */
const LISTED: readonly Answered[] = [
  ["true || 'a'.foo()", 'true', 'refused'],
  ['true || foo(1)', 'true', 'refused'],
  ['true || request.foo', 'true', 'refused'],
  ['true || foo', 'true', 'refused'],
  ['!([1].toSet() is set)', 'true', 'refused'],
  ['.5 == 0.5', 'true', 'refused'],
  ['1. == 1', 'true', 'refused'],
  ['[1,].size() == 1', 'true', 'refused'],
  ["{'a': 1,}.size() == 1", 'true', 'refused'],
  ['[1][:1] == [1]', 'true', 'refused'],
  ['-9223372036854775808 < 0', 'true', 'refused'],
  [String.raw`'\u0041' == 'A'`, 'true', 'refused'],
  [String.raw`'\x41' == 'A'`, 'true', 'refused'],
  [String.raw`'\101' == 'A'`, 'true', 'refused'],
  ["/a/b+c == /a/$('b c')", 'true', 'refused'],
  ["/a/b%20c == /a/$('b c')", 'true', 'refused'],
  [String.raw`!'a'.matches('\\p{C}')`, 'true', 'refused'],
  [String.raw`!'a'.matches('\\p{Greek}')`, 'true', 'refused'],
  [String.raw`'a'.matches('(?i)\\p{Lu}')`, 'true', 'refused'],
  ["'{'.matches('[{*]')", 'true', 'refused'],
  [String.raw`'é'.matches('\\é')`, 'true', 'refused'],
  ["!'a'.matches('(a{1000}){2}')", 'true', 'refused'],
  [String.raw`!'🙂'.matches('\\pS')`, 'true', 'error'],
  ["'abc'.replace('(b)', '$1$1') == 'abbc'", 'true', 'error'],
  ["float('0x1p3') == 8.0", 'true', 'error'],
  ["int('٣') == 3", 'true', 'error'],
  ["'Ꟁ'.matches('(?i)ꟁ')", 'false', 'true'],
  ['timestamp.value(math.ceil(0.5)) == null', 'broken', 'error'],
];

test('the differences that the README lists are all and still there', async () => {
  expect(await askBoth(LISTED.map(([condition]) => condition))).toEqual(LISTED);
  const readme = readFileSync(new URL('../../builtin-firestore/README.md', import.meta.url), 'utf8');
  expect(LISTED.filter(([condition]) => !readme.includes(`\`${condition}\``))).toEqual([]);
});
