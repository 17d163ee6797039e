import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DOCUMENTS, startBoth, type BothFirestores, type Firestore } from './both-firestores.ts';

const KINDS = ['set', 'patch', 'delete'] as const;
/** The preconditions of a write. `no version` is an update time of 1970, which no stored document has. */
const WANTS = ['anything', 'there', 'missing', 'this version', 'another version', 'no version'] as const;

type Sent = readonly [kind: (typeof KINDS)[number], wants: (typeof WANTS)[number]];
const EACH: readonly Sent[] = KINDS.flatMap((kind) => WANTS.map((wants) => [kind, wants] as const));

const committed = z.object({ writeResults: z.tuple([z.object({ updateTime: z.string() })]) });
const failed = z.object({ error: z.object({ status: z.string() }) });
const looked = z.tuple([
  z.object({ found: z.object({ fields: z.record(z.string(), z.unknown()).optional() }).optional() }),
]);

const NO_VERSION = '1970-01-01T00:00:00Z';

function preconditionOf(wants: Sent[1], version: string) {
  const currentDocument = {
    anything: undefined,
    there: { exists: true },
    missing: { exists: false },
    'this version': { updateTime: version },
    'another version': { updateTime: '2000-01-01T00:00:00Z' },
    'no version': { updateTime: NO_VERSION },
  }[wants];
  return currentDocument && { currentDocument };
}

/** The write with index `place` in its commit. A set or a patch sets the field `f<place>`. */
function writeOf([kind, wants]: Sent, place: number, name: string, version: string) {
  const field = `f${place}`;
  const update = { name, fields: { [field]: { integerValue: String(place) } } };
  const bare =
    kind === 'delete'
      ? { delete: name }
      : { update, ...(kind === 'patch' && { updateMask: { fieldPaths: [field] } }) };
  return { ...bare, ...preconditionOf(wants, version) };
}

/** Commits writes of one document. Returns the status and the document's new fields, such as `OK: before,f0`. */
async function outcomeOf(firestore: Firestore, name: string, isStored: boolean, sent: readonly Sent[]) {
  let version = NO_VERSION;
  if (isStored) {
    const update = { name, fields: { before: { booleanValue: true } } };
    const stored = await firestore.post(':commit', { writes: [{ update }] }, 'owner');
    version = committed.parse(stored.body).writeResults[0].updateTime;
  }
  const writes = sent.map((each, place) => writeOf(each, place, name, version));
  const { status, body } = await firestore.post(':commit', { writes }, 'owner');
  const after = await firestore.post(':batchGet', { documents: [name] }, 'owner');
  const [{ found }] = looked.parse(after.body);
  const fields =
    found === undefined
      ? 'missing'
      : Object.keys(found.fields ?? {})
          .toSorted()
          .join();
  return `${status === 200 ? 'OK' : failed.parse(body).error.status}: ${fields}`;
}

let both: BothFirestores;
beforeAll(async () => {
  both = await startBoth();
}, 120_000);
afterAll(() => Promise.all([both.official.stop(), both.builtin.stop()]));

let count = 0;
async function compare(isStored: boolean, sent: readonly Sent[]) {
  count += 1;
  const name = `${DOCUMENTS}/written/d${count}`;
  const [official, builtin] = await Promise.all([
    outcomeOf(both.official, name, isStored, sent),
    outcomeOf(both.builtin, name, isStored, sent),
  ]);
  return { sent: sent.map((each) => each.join(', ')).join(' + '), official, builtin };
}

test.each([true, false])(
  'one or two writes of a document in a commit have the same outcome in both Firestores (document stored: %s)',
  { timeout: 600_000 },
  async (isStored) => {
    const answers = [];
    for (const sent of [...EACH.map((one) => [one]), ...EACH.flatMap((one) => EACH.map((two) => [one, two]))])
      answers.push(await compare(isStored, sent));
    expect(answers.filter(({ official, builtin }) => official !== builtin)).toEqual([]);
    const refused = answers.filter(({ official }) => official.startsWith('INVALID_ARGUMENT'));
    expect(refused.length).toBeGreaterThan(100);
  },
);

const EXAMPLES: readonly (readonly [what: string, sent: readonly Sent[], outcome: string])[] = [
  [
    'different versions',
    [
      ['patch', 'this version'],
      ['patch', 'another version'],
    ],
    'INVALID_ARGUMENT: before',
  ],
  [
    'the same version twice',
    [
      ['patch', 'this version'],
      ['patch', 'this version'],
    ],
    'OK: before,f0,f1',
  ],
  [
    'no version, then one',
    [
      ['patch', 'anything'],
      ['patch', 'this version'],
    ],
    'INVALID_ARGUMENT: before',
  ],
  [
    'a version, then none',
    [
      ['patch', 'this version'],
      ['patch', 'anything'],
    ],
    'OK: before,f0,f1',
  ],
  [
    'there, then missing',
    [
      ['patch', 'there'],
      ['patch', 'missing'],
    ],
    'INVALID_ARGUMENT: before',
  ],
  [
    'there twice',
    [
      ['patch', 'there'],
      ['patch', 'there'],
    ],
    'OK: before,f0,f1',
  ],
  [
    'a set, then an update',
    [
      ['set', 'anything'],
      ['patch', 'there'],
    ],
    'OK: f0,f1',
  ],
  [
    'a delete, then a set',
    [
      ['delete', 'anything'],
      ['set', 'anything'],
    ],
    'OK: f1',
  ],
  [
    'a delete, then an update of what was there',
    [
      ['delete', 'there'],
      ['patch', 'there'],
    ],
    'INVALID_ARGUMENT: before',
  ],
  [
    'a delete, a set, and an update',
    [
      ['delete', 'there'],
      ['set', 'missing'],
      ['patch', 'there'],
    ],
    'OK: f1,f2',
  ],
  [
    'an update, a delete, and a set',
    [
      ['patch', 'there'],
      ['delete', 'there'],
      ['set', 'missing'],
    ],
    'OK: f2',
  ],
  [
    'three, of which the last wants another version',
    [
      ['patch', 'this version'],
      ['set', 'there'],
      ['set', 'another version'],
    ],
    'INVALID_ARGUMENT: before',
  ],
];

test.each(EXAMPLES)(
  'writes of one document have the expected outcome in both Firestores: %s',
  async (_, sent, outcome) => {
    expect(await compare(true, sent)).toMatchObject({ official: outcome, builtin: outcome });
  },
);

test('both Firestores refuse writes that contradict each other as invalid before they evaluate the rules', async () => {
  const name = `${DOCUMENTS}/written/contradicted`;
  const writes = (['there', 'missing'] as const).map((wants, place) =>
    writeOf(['patch', wants], place, name, NO_VERSION),
  );
  for (const one of [both.official, both.builtin]) {
    const refusal = await one.putRules(`rules_version = '2'; service cloud.firestore {
      match /databases/{d}/documents { match /written/{id} { allow write: if false; } } }`);
    expect(refusal).toBeNull();
    const answers = [writes, writes.slice(0, 1)].map((some) => one.post(':commit', { writes: some }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 403]);
  }
});
