import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { breakingFetch, createLocalProject, granted, type LocalProject } from '../local-project.builder.ts';
import { eachDocument } from '../rest/each-document.ts';
import { plainJson, type Fields } from '../rest/firestore-value.ts';
import { exportPersonCommand } from './export-person-command.ts';
import { HOLDINGS } from './personal-data.ts';
import { SHARED_NUMBER, storePeople } from './stored-people.builder.ts';

const Exported = z.object({
  about: z.looseObject({}),
  identity: z.looseObject({ localId: z.string(), createdAt: z.string() }).nullable(),
  documents: z.array(z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) })),
  mentions: z.array(z.object({ path: z.string(), entries: z.record(z.string(), z.unknown()) })),
});

const folder = mkdtempSync(join(tmpdir(), 'export-person-'));
const KEY = phoneKeyOf(SHARED_NUMBER);

let project: LocalProject;
/** Every document by its path, as plain JSON. */
let stored: ReadonlyMap<string, Fields>;

async function everything(): Promise<ReadonlyMap<string, Fields>> {
  const all = new Map<string, Fields>();
  for (const collection of new Set(HOLDINGS.map((holding) => holding.collection))) {
    granted(
      await eachDocument(project.backend.firestore, collection, ({ path, fields }) => {
        all.set(path, z.record(z.string(), z.unknown()).parse(plainJson(fields)));
      }),
    );
  }
  return all;
}

let runs = 0;

async function exported(...argv: readonly string[]) {
  runs += 1;
  const out = join(folder, `${runs}.json`);
  const run = await project.run(exportPersonCommand, [...argv, '--out', out]);
  expect(run).toMatchObject({ exitCode: 0, complained: [] });
  return { ...Exported.parse(JSON.parse(readFileSync(out, 'utf8'))), printed: run.printed, out };
}

/** How often one of the names occurs in a value, as a word of its own. `_` and `.` end a word. */
function sayings(value: unknown, names: readonly string[]): number {
  const text = JSON.stringify(value).replaceAll('\\"', '"');
  const escaped = names.map((name) => name.replaceAll(/[.+]/g, String.raw`\$&`));
  return [...text.matchAll(new RegExp(`(?<![a-z0-9-])(?:${escaped.join('|')})(?![a-z0-9-])`, 'gi'))].length;
}

/** The paths of documents from which an export leaves out a name somewhere, by the reason. */
const REASONS: Readonly<Record<string, RegExp>> = {
  'the trip before a change by dispatch is of the passenger': /^rides\/[^/]+\/remarks\//,
};

const isLeftOut = (path: string) => Object.values(REASONS).some((about) => about.test(path));
const pathsOf = (found: readonly { readonly path: string }[]) => found.map(({ path }) => path);

/** Expects an export to have every occurrence of the names in the database, and only what is stored. */
function expectComplete(
  { documents, mentions }: Awaited<ReturnType<typeof exported>>,
  names: readonly string[],
) {
  const whole = new Map(documents.map(({ path, fields }) => [path, fields]));
  const parts = new Map(mentions.map(({ path, entries }) => [path, entries]));
  const differing = [...stored].flatMap(([path, fields]) => {
    const own = whole.get(path) ?? parts.get(path) ?? {};
    const [held, found] = [sayings(fields, names), sayings(own, names)];
    const isNamedByPath = sayings(path.split('/'), names) > 0;
    const isMissing = held > found || (isNamedByPath && !whole.has(path));
    return isMissing && !Object.values(REASONS).some((about) => about.test(path))
      ? [{ path, held, found }]
      : [];
  });
  expect(differing).toEqual([]);
  const unlike = documents.filter(({ path, fields }) => !isDeepStrictEqual(fields, stored.get(path)));
  expect(pathsOf(unlike).filter((path) => !isLeftOut(path))).toEqual([]);
  expect([...whole.keys(), ...parts.keys()].filter((path) => !stored.has(path))).toEqual([]);
}

beforeAll(async () => {
  project = createLocalProject('person');
  await storePeople(project);
  stored = await everything();
}, 60_000);

describe('a person’s export', () => {
  test.each(['passenger', 'driver', 'admin', 'pending', 'third-passenger', 'third-driver'])(
    'the export of the %s has every document that names them',
    async (who) => {
      const found = await exported('--email', `${who}@example.com`);
      expect(found.identity).toMatchObject({ localId: `seed-${who}`, email: `${who}@example.com` });
      expectComplete(found, [`seed-${who}`, `${who}@example.com`]);
      expect(pathsOf(found.documents).filter((path) => /\/(?:.+-)?other(?:[_/]|$)/.test(path))).toEqual([]);
    },
  );

  test('the export of a passenger has the details and the remarks of each of their rides', async () => {
    const { documents } = await exported('--email', 'third-passenger@example.com');
    const rides = [...stored].filter(
      ([path, { rider }]) => /^rides\/[^/]+$/.test(path) && rider === 'seed-third-passenger',
    );
    const below = [...stored.keys()].filter((path) => rides.some(([ride]) => path.startsWith(`${ride}/`)));
    expect(rides.length).toBeGreaterThan(3);
    expect(below.length).toBeGreaterThan(3);
    expect(pathsOf(documents)).toEqual(expect.arrayContaining([...rides.map(([path]) => path), ...below]));
  });

  test('the export of a driver has the rides that they declined, and no passenger', async () => {
    const { documents, mentions } = await exported('--email', 'driver@example.com');
    expect(pathsOf(documents).filter((path) => path.endsWith('/details'))).toEqual([]);
    expect(mentions.find(({ path }) => path === 'rides/given')?.entries).toEqual({
      'declined.0': 'seed-driver',
      'log.1': { did: 'decline', by: 'seed-driver' },
    });
    expect(documents.find(({ path }) => path === 'rides/given/remarks/1')?.fields).toMatchObject({
      note: 'Flat tyre',
    });
  });

  test('the export of an administrator has what they did, and not the places that a change replaced', async () => {
    const { documents, mentions } = await exported('--email', 'admin@example.com');
    expect(documents.find(({ path }) => path === 'rides/given/remarks/2')?.fields).toEqual({
      did: 'edit',
      by: 'seed-admin',
      note: null,
    });
    expect(mentions.find(({ path }) => path === 'users/other/notes/n1')?.entries).toEqual({
      by: 'seed-admin',
    });
  });

  test('the export of a caller has their record, its past and their calls, and nothing of others at the number', async () => {
    const found = await exported('--phone', '0171 2345678', '--name', 'caller, cora');
    const calls = ['called', 'recalled'].flatMap((ride) =>
      ['', '/remarks/0', '/private/details'].map((part) => `rides/${ride}${part}`),
    );
    expect(pathsOf(found.documents).toSorted()).toEqual(
      [`blockedNumbers/${KEY}`, 'customers/cora', 'removedCustomers/old', ...calls].toSorted(),
    );
    expect(found.mentions).toEqual([
      {
        path: 'imports/0123456789abcd/parts/00',
        entries: { 'was.1': { line: 1, title: 'cora', id: 'cora', before: null, after: { name: 'cora' } } },
      },
    ]);
    expectComplete(found, ['cora']);
    expect(found.printed.join('\n')).toContain('the name another: Carl Caller (customers/carl)');
  });

  test('the export of a number of several people is refused until one is named', async () => {
    const run = await project.run(exportPersonCommand, [
      '--phone',
      SHARED_NUMBER,
      '--out',
      join(folder, 'both.json'),
    ]);
    expect(run).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('Several people')] });
  });

  test('an export can be read by the owner of its file alone, and replaces no file', async () => {
    const { out } = await exported('--email', 'passenger@example.com');
    expect(statSync(out).mode % 0o1000).toBe(0o600);
    const before = readFileSync(out, 'utf8');
    const again = await project.run(exportPersonCommand, ['--email', 'driver@example.com', '--out', out]);
    expect(again).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('exists')] });
    expect(readFileSync(out, 'utf8')).toBe(before);
  });

  test('an export into a folder that does not exist fails', async () => {
    const out = join(folder, 'none', 'a.json');
    const run = await project.run(exportPersonCommand, ['--email', 'driver@example.com', '--out', out]);
    expect(run).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('Cannot write')] });
  });

  test('a dry run prints what an export prints, and writes neither a file nor the database', async () => {
    const argv = ['--email', 'passenger@example.com'];
    const dry = await project.run(exportPersonCommand, [...argv, '--dry-run']);
    const { printed } = await exported(...argv);
    expect(dry.printed.slice(2)).toEqual(printed.slice(1, -1));
    expect(await everything()).toEqual(stored);
  });

  test('the export of a person of whom nothing is stored fails with a sentence, and writes no file', async () => {
    const out = join(folder, 'nobody.json');
    const run = await project.run(exportPersonCommand, ['--email', 'nobody@example.com', '--out', out]);
    expect(run).toMatchObject({
      exitCode: 1,
      complained: [expect.stringMatching(/^accounts:export: Nothing is stored about nobody@example\.com: /)],
    });
    expect(existsSync(out)).toBe(false);
  });

  test('an export that breaks off leaves no file, and the next run writes it whole', async () => {
    for (const at of [1, 4, 9]) {
      const out = join(folder, `broken-${at}.json`);
      const argv = ['--email', 'passenger@example.com', '--out', out];
      expect(await project.run(exportPersonCommand, argv, breakingFetch(at, 'after'))).toMatchObject({
        exitCode: 1,
      });
      expect(existsSync(out)).toBe(false);
      expect(await project.run(exportPersonCommand, argv)).toMatchObject({ exitCode: 0 });
    }
  });

  test.each([
    [['--out', 'a.json'], 'No address'],
    [['--email', 'a@example.com', '--phone', '030 12345', '--out', 'a.json'], 'not both'],
    [['--phone', 'none', '--out', 'a.json'], 'not a telephone number'],
    [['--email', 'a@example.com'], 'No file'],
    [['--email', 'a@example.com', '--uid', 'a/b', '--out', 'a.json'], 'not a uid'],
  ])('%s is not understood', async (argv, why) => {
    expect(await project.run(exportPersonCommand, argv)).toMatchObject({
      exitCode: 2,
      complained: [expect.stringContaining(why)],
    });
  });
});
