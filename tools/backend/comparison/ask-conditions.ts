import { z } from 'zod';
import { DOCUMENTS, type Answer, type Firestore } from './both-firestores.ts';
import { FUNCTIONS } from './rules-grammar.ts';

/** The result of a condition: `refused` if its file does not load, `broken` if the official emulator breaks down over it. */
export type Verdict = 'true' | 'false' | 'error' | 'refused' | 'broken';

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

/** The documents that conditions look up. */
const THINGS = ['things/a', 'things/a/parts/b'];

const nameOf = (index: number): string => `${DOCUMENTS}/c${index}/x`;

/** The number of lines before that of the first condition. Lines count from 1. */
const LINES_BEFORE = FUNCTIONS.split('\n').length + 1;

/** A rules file with one collection, on one line, for each condition. */
function fileOf(conditions: readonly string[]): string {
  const matches = conditions.map((condition, index) => {
    const text = condition.replaceAll(/\bdoc\b/g, 'resource.data');
    return `match /c${index}/{id} { allow write: if ${text}; }`;
  });
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${FUNCTIONS}
${matches.join('\n')}
} }`;
}

/** Stores the documents that the conditions look at, for files with at most this many conditions. */
export async function storeDocuments(firestore: Firestore, most: number): Promise<void> {
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
  // Rules come before preconditions: this write was permitted and failed for its own precondition.
  if (status === 400) return 'true';
  if (status === 500) return 'broken';
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
 * The verdicts of one Firestore on the conditions, asked with as many in a file as possible. If it does not load a file,
 * the conditions on the lines that its errors and warnings name are asked one by one; if it names none of these lines, all are.
 */
export async function askConditions(
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
  if (conditions.length === 1) return [complaint.includes('"code":500') ? 'broken' : 'refused'];
  const lines = new Set([...complaint.matchAll(/L(\d+):\d/g)].map(([, line]) => Number(line) - LINES_BEFORE));
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
