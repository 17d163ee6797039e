import { readFileSync } from 'node:fs';
import { officialAnswers } from 'builtin-firestore/wire';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DOCUMENTS, startBoth, type Answer, type BothFirestores, type Firestore } from './both-firestores.ts';
import { conditions } from './conditions.ts';
import { FUNCTIONS } from './rules-grammar.ts';

/** The result of a condition: `refused` if its file does not load. */
type Verdict = 'true' | 'false' | 'error' | 'refused';

const map = { mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } };

/** The document that is asked about: `doc` in the conditions. */
const FIELDS = {
  yes: { booleanValue: true },
  n: { integerValue: '2' },
  f: { doubleValue: 2.5 },
  nan: { doubleValue: 'NaN' },
  negative: { doubleValue: '-0' },
  s: { stringValue: 'ab' },
  nothing: { nullValue: null },
  t: { timestampValue: '2024-02-29T12:34:56.789012Z' },
  bytes: { bytesValue: '+/8=' },
  place: { geoPointValue: { latitude: 1, longitude: -2.5 } },
  ref: { referenceValue: `${DOCUMENTS}/things/a` },
  list: { arrayValue: { values: [{ integerValue: '1' }, { doubleValue: 1 }, { stringValue: 'a' }] } },
  map,
};

const THINGS = ['things/a', 'things/a/parts/b'];

const nameOf = (index: number): string => `${DOCUMENTS}/c${index}/x`;

/** The number of the first condition's line. Lines count from 1. */
const FIRST_LINE = FUNCTIONS.split('\n').length + 1;

/** A rules file with a collection for each condition, each on a line of its own. */
function fileOf(conditions: readonly string[]): string {
  const matches = conditions.map((condition, index) => {
    const text = condition.replaceAll(/\bdoc\b/g, 'resource.data');
    return `match /c${index}/{id} { allow write: if ${text}; }`;
  });
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${FUNCTIONS}
${matches.join('\n')}
} }`;
}

/** Stores the documents that a file of at most `most` conditions looks at. */
async function storeDocuments(firestore: Firestore, most: number): Promise<void> {
  const things = THINGS.map((path) => `${DOCUMENTS}/${path}`);
  const names = [...Array.from({ length: most }, (_, index) => nameOf(index)), ...things];
  await firestore.post(
    ':commit',
    { writes: names.map((name) => ({ update: { name, fields: FIELDS } })) },
    'owner',
  );
}

const denied = z.object({ error: z.object({ message: z.string() }) });

function verdictOf({ status, body }: Answer): Verdict {
  // The rules permitted this write: only then is its precondition checked, which is always wrong.
  if (status === 400) return 'true';
  // The official emulator reports two passes, and only the last one counts.
  return /\bfalse for '\w+' @ L\d+(?: \(|$)/.test(denied.parse(body).error.message) ? 'false' : 'error';
}

const LONG_AGO = '2000-01-01T00:00:00Z';

async function askOne(firestore: Firestore, index: number): Promise<Verdict> {
  const update = { name: nameOf(index), fields: { s: { stringValue: 'b' }, map } };
  const writes = [{ update, currentDocument: { updateTime: LONG_AGO } }];
  return verdictOf(await firestore.post(':commit', { writes }));
}

/**
 * The verdicts of one Firestore on the conditions, all asked in one file. If the file does not load, the conditions
 * that the message names by their lines are asked one by one. If it names none, all are.
 */
async function askConditions(
  firestore: Firestore,
  conditions: readonly string[],
): Promise<readonly Verdict[]> {
  const complaint = await firestore.putRules(fileOf(conditions));
  const verdicts: Verdict[] = [];
  if (complaint === null) {
    // One after the other: look-ups of simultaneous commits disturb each other.
    for (const index of conditions.keys()) verdicts.push(await askOne(firestore, index));
    return verdicts;
  }
  if (conditions.length === 1) return ['refused'];
  const lines = new Set([...complaint.matchAll(/L(\d+):\d/g)].map(([, line]) => Number(line) - FIRST_LINE));
  const isNamed = conditions.some((_, index) => lines.has(index));
  const isSuspect = (index: number): boolean => !isNamed || lines.has(index);
  const others = await askConditions(
    firestore,
    conditions.filter((_, index) => !isSuspect(index)),
  );
  let other = 0;
  for (const [index, condition] of conditions.entries()) {
    const answers = isSuspect(index) ? await askConditions(firestore, [condition]) : [others[other++]];
    verdicts.push(answers[0] ?? 'refused');
  }
  return verdicts;
}

/** The seed of the random inputs. Only `COMPARISON_SEED` changes it. */
const SEED = Number(process.env['COMPARISON_SEED'] ?? 14);

const FACTOR = Number(process.env['COMPARISON_FACTOR'] ?? 1);

/** The options of a property. `COMPARISON_FACTOR` multiplies the number of inputs. */
const runs = (usual: number): { readonly seed: number; readonly numRuns: number } => ({
  seed: SEED,
  numRuns: Math.ceil(usual * FACTOR),
});

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
  return all.map((condition, index) => [
    condition,
    official[index] ?? 'refused',
    builtin[index] ?? 'refused',
  ]);
}

test('random conditions have the same result in both Firestores', { timeout: 600_000 }, async () => {
  const seen = new Map<Verdict, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(conditions, { minLength: 1, maxLength: MOST_IN_A_FILE, size: 'max' }),
      async (all) => {
        const answered = await askBoth(all);
        for (const [, official] of answered) seen.set(official, (seen.get(official) ?? 0) + 1);
        expect(answered.filter(([, official, own]) => official !== own)).toEqual([]);
      },
    ),
    runs(45),
  );
  console.log('Conditions asked, by the answer of the official one:', seen);
  expect(
    Math.min(...(['true', 'false', 'error'] as const).map((verdict) => seen.get(verdict) ?? 0)),
  ).toBeGreaterThan(50);
});

test('the official emulator still gives the recorded answers', async () => {
  // Conditions with `request` are left out: they were recorded for a `get`, and this test sends writes.
  const recorded = officialAnswers.filter(([condition]) => !condition.includes('request'));
  const answered = await askBoth(recorded.map(([condition]) => condition));
  expect(answered.map(([condition, official]) => [condition, official])).toEqual(recorded);
});

/** How a document is named in the rules: `__name__` is its path, and `id` the last segment of the path. */
const NAMED = [
  "exists(resource['__name__'])",
  'exists(resource.__name__)',
  "get(resource['__name__']).data.n == 2",
  'get(resource.__name__).data.n == resource.data.n',
  "existsAfter(resource['__name__'])",
  "existsAfter(request.resource['__name__'])",
  "exists(request.resource['__name__'])",
  "getAfter(request.resource['__name__']).data.s == 'b'",
  "getAfter(request.resource.__name__).data.s == 'b'",
  "getAfter(resource['__name__']) == request.resource",
  "exists([resource['__name__']][0])",
  "exists(resource['__na' + 'me__'])",
  "exists(get(/databases/$(database)/documents/things/a/parts/b)['__name__'])",
  "exists(getAfter(resource['__name__'])['__name__'])",
  "resource['__name__'] == resource.__name__",
  'resource.data.ref == get(resource.data.ref).__name__',
  "'__name__' in resource && 'id' in resource && resource.size() == 3",
  "resource.keys() == ['__name__', 'data', 'id']",
  "resource.id == 'x' && request.resource['id'] == 'x'",
  "get(/databases/$(database)/documents/things/a/parts/b).id == 'b'",
  "!('__name__' in resource.data)",
] as const;

test('a document has its path and its id in both Firestores, and a look-up finds it by its path', async () => {
  expect(await askBoth(NAMED)).toEqual(NAMED.map((condition) => [condition, 'true', 'true']));
});

const NOT_NAMED = [
  "exists('things/a')",
  "exists('/databases/(default)/documents/things/a')",
  'exists(null)',
  'exists(resource)',
  'get(resource.data).data.n == 2',
  "resource.data['__name__'] == null",
  "resource['x'] == null",
] as const;

test('a look-up by a value that is no path, and a missing member, are errors in both Firestores', async () => {
  expect(await askBoth(NOT_NAMED)).toEqual(NOT_NAMED.map((condition) => [condition, 'error', 'error']));
});

/** The differences in the README. Only the last two are permitted by the built-in Firestore alone. */
const LISTED: readonly Answered[] = [
  ["true || 'a'.foo()", 'true', 'refused'],
  ['true || foo(1)', 'true', 'refused'],
  ['true || request.foo', 'true', 'refused'],
  ['true || foo', 'true', 'refused'],
  ['!([1].toSet() is set)', 'true', 'refused'],
  ["'A'.lower() == 'a'", 'true', 'refused'],
  ['math.abs(-1) == 1', 'true', 'refused'],
  ['10 / 2 == 5', 'true', 'refused'],
  ["b'a' != null", 'true', 'refused'],
  ['/a/b is path', 'true', 'refused'],
  ["request.method == 'update'", 'true', 'refused'],
  ['exists(request.path)', 'true', 'refused'],
  ["exists(path('/databases/(default)/documents/things/a'))", 'true', 'refused'],
  ["{'a': {'b': 1}}.get(['a', 'b'], 2) == 1", 'true', 'error'],
  ["'ab'[0] == 'a'", 'true', 'error'],
  ["'ab'[0:1] == 'a'", 'true', 'error'],
  ['[1, 2][null:1] == [1]', 'true', 'error'],
  ["string(/a/b) == '/a/b'", 'true', 'error'],
  ["resource.__name__[0] == 'databases'", 'true', 'error'],
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
  [String.raw`'a'.matches('\\p{L}')`, 'true', 'refused'],
  [String.raw`'a'.matches('(?i)\\p{Lu}')`, 'true', 'refused'],
  ["'{'.matches('[{*]')", 'true', 'refused'],
  [String.raw`'é'.matches('\\é')`, 'true', 'refused'],
  ["!'a'.matches('(a{1000}){2}')", 'true', 'refused'],
  ["'abc'.replace('(b)', '$1$1') == 'abbc'", 'true', 'error'],
  ["'Ꟁ'.matches('(?i)ꟁ')", 'false', 'true'],
  [String.raw`'Ꟁ'.matches('\\p{Lu}')`, 'false', 'true'],
];

test('the README lists all differences, and each still exists', async () => {
  expect(await askBoth(LISTED.map(([condition]) => condition))).toEqual(LISTED);
  const readme = readFileSync(new URL('../../builtin-firestore/README.md', import.meta.url), 'utf8');
  expect(LISTED.filter(([condition]) => !readme.includes(`\`${condition}\``))).toEqual([]);
});
