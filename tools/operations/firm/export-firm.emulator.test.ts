import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importedBatch } from '#domain/rides/model/customers/customer-batch.ts';
import { readCustomer } from '#domain/rides/model/customers/customer.ts';
import { layoutOf } from '#domain/rides/model/import/file-layout.ts';
import { readCars, readCustomers } from '#domain/rides/model/import/read-lines.ts';
import { csvRows } from '#domain/shared/csv-rows.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { breakingFetch, createLocalProject, granted, type LocalProject } from '../local-project.builder.ts';
import { eachDocument } from '../rest/each-document.ts';
import { plainJson } from '../rest/firestore-value.ts';
import type { Fetch } from '../rest/json-call.ts';
import { exportFirmCommand } from './export-firm-command.ts';
import { AT_ONCE, HARD, storeFirm } from './stored-firm.builder.ts';

const KINDS = ['cars', 'customers', 'rides'] as const;
const Records = z.array(z.looseObject({ path: z.string(), fields: z.looseObject({}) }));
const Manifest = z.looseObject({
  files: z.array(z.object({ name: z.string(), records: z.int(), bytes: z.int(), sha256: z.string() })),
});

const root = mkdtempSync(join(tmpdir(), 'export-firm-'));
let folders = 0;
const newFolder = () => join(root, String((folders += 1)));

let project: LocalProject;

const exportTo = (out: string, argv: readonly string[] = [], send?: Fetch) =>
  project.run(exportFirmCommand, ['--out', out, ...argv], send);
const textIn = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
const recordsIn = (folder: string, kind: (typeof KINDS)[number]) =>
  Records.parse(JSON.parse(textIn(folder, `${kind}.json`)));
const rowsIn = (folder: string, kind: (typeof KINDS)[number]) => csvRows(textIn(folder, `${kind}.csv`));

async function exported(...argv: readonly string[]) {
  const folder = newFolder();
  expect(await exportTo(folder, argv)).toMatchObject({ exitCode: 0, complained: [] });
  return folder;
}

async function storedIn(collection: string): Promise<readonly string[]> {
  const paths: string[] = [];
  granted(await eachDocument(project.backend.firestore, collection, ({ path }) => void paths.push(path)));
  return paths;
}

beforeAll(async () => {
  project = createLocalProject('firm');
  await storeFirm(project);
}, 60_000);

describe('the files of a firm', () => {
  test('the files have every car, customer and ride that is stored, and the manifest counts them', async () => {
    const folder = await exported();
    expect(readdirSync(folder).toSorted()).toEqual(
      [...KINDS.flatMap((kind) => [`${kind}.csv`, `${kind}.json`]), 'manifest.json'].toSorted(),
    );
    for (const [kind, collection] of [
      ['cars', 'vehicles'],
      ['customers', 'customers'],
      ['rides', 'rides'],
    ] as const) {
      const records = recordsIn(folder, kind);
      expect(records.map(({ path }) => path).toSorted()).toEqual((await storedIn(collection)).toSorted());
    }
    const { files, ...manifest } = Manifest.parse(JSON.parse(textIn(folder, 'manifest.json')));
    expect(manifest).toMatchObject({ project: project.id, from: null, to: null, timeZone: 'Europe/Berlin' });
    for (const { name, records, bytes, sha256 } of files) {
      const text = readFileSync(join(folder, name));
      expect([text.length, createHash('sha256').update(text).digest('hex')]).toEqual([bytes, sha256]);
      const kind = KINDS.find((each) => name.startsWith(each)) ?? 'rides';
      const counted = name.endsWith('.csv')
        ? rowsIn(folder, kind).length - 1
        : recordsIn(folder, kind).length;
      expect(records).toBe(counted);
      expect(statSync(join(folder, name)).mode % 0o1000).toBe(0o600);
    }
  });

  test('the files have each record as it is stored, a ride with its details and remarks', async () => {
    const folder = await exported();
    const { firestore } = project.backend;
    const records = KINDS.flatMap((kind) => recordsIn(folder, kind));
    const stored = granted(await firestore.read(records.map(({ path }) => path)));
    expect(records.map(({ fields }) => fields)).toEqual(
      stored.map((document) => plainJson(document?.fields)),
    );
    const bus = recordsIn(folder, 'cars').find(({ path }) => path === 'vehicles/bus');
    expect(bus).toMatchObject({ papers: { papers: { tuev: { until: '2026-05-01' } } } });
    const first = recordsIn(folder, 'rides').find(({ path }) => path === 'rides/first');
    expect(first).toMatchObject({ details: { name: '=Cora' }, remarks: [{ fields: { note: 'Hm' } }] });
  });

  test('the files are imported again without a difference', async () => {
    const folder = await exported();
    const rows = rowsIn(folder, 'customers');
    const { lines } = valueOf(
      readCustomers(rows, layoutOf(rows, 'customers'), { zeros: false, timeZone: 'Europe/Berlin' }),
    );
    const known = granted(await project.backend.firestore.read(HARD.map((_, at) => `customers/c${at}`)));
    const changes = lines.map(({ entry, problems, unread }, at) => {
      const customer = readCustomer(`c${at}`, known[at]?.fields);
      const batch = entry === null || customer === null ? null : importedBatch(customer, entry);
      return { problems, unread, batch };
    });
    expect(changes).toEqual(HARD.map(() => ({ problems: [], unread: [], batch: [] })));
    const cars = rowsIn(folder, 'cars');
    const [car] = valueOf(readCars(cars, layoutOf(cars, 'cars'))).lines;
    expect(car).toMatchObject({
      problems: [],
      unread: [],
      entry: { label: '=Bus; "big", -1', plate: 'B-CB 1', colour: 'grey', seats: 6, active: false },
    });
    expect(car?.entry?.needs).toHaveLength(5);
  });

  test('the files have no cell that a spreadsheet runs', async () => {
    const folder = await exported();
    const cells = KINDS.flatMap((kind) => textIn(folder, `${kind}.csv`).split(/","|"\r\n"/));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });

  test('the files have the rides of the named days, in the zone of the firm, each once', async () => {
    const folder = await exported('--from', '2026-03-29', '--to', '2026-03-29');
    const ids = recordsIn(folder, 'rides').map(({ path }) => path.slice('rides/'.length));
    expect([ids.length, new Set(ids).size]).toEqual([AT_ONCE + 2, AT_ONCE + 2]);
    expect([ids[0], ids.at(-1)]).toEqual(['first', 'last']);
    expect(rowsIn(folder, 'rides')[1]?.cells).toEqual(
      expect.arrayContaining([
        'first',
        'Completed',
        '2026-03-29 00:00',
        'Europe/Berlin',
        '=Cora',
        '5 Mill Road',
      ]),
    );
  });
});

describe('an export that breaks off', () => {
  const withoutTimes = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [
        name,
        textIn(folder, name).replaceAll(/"(?:started|finished)At": ".*"/g, ''),
      ]),
    );

  test.each(['before', 'after'] as const)(
    'an export that breaks off %s a request took effect goes on where it stopped',
    async (when) => {
      const whole = withoutTimes(await exported());
      // The first requests read settings, administrators, cars and customers; the others rides, details and remarks.
      for (const at of [1, 2, 3, 4, 5, 6, 7, 90, 110, 200, 230]) {
        const folder = newFolder();
        expect(await exportTo(folder, [], breakingFetch(at, when)), `request ${at}`).toMatchObject({
          exitCode: 1,
        });
        expect(existsSync(join(folder, 'manifest.json'))).toBe(false);
        expect(await exportTo(folder)).toMatchObject({ exitCode: 0 });
        expect(withoutTimes(folder), `request ${at}`).toEqual(whole);
      }
    },
    120_000,
  );

  test('an export that breaks off does not read again what it has written', async () => {
    const folder = newFolder();
    // The connection breaks after two pages of rides.
    await exportTo(folder, [], breakingFetch(4 + 2 * 102 + 3, 'before'));
    const asked: string[] = [];
    const send: Fetch = (url, init) => {
      asked.push(String(init.body));
      return fetch(url, init);
    };
    const run = await exportTo(folder, [], send);
    expect(run.printed[2]).toContain('goes on with the export of');
    expect(asked.filter((body) => /"collectionId":"(?:vehicles|customers)"/.test(body))).toEqual([]);
    expect(asked.filter((body) => body.includes('"collectionId":"rides"'))).toHaveLength(1);
  });

  test('an export that breaks off is not mixed with another one', async () => {
    const folder = newFolder();
    await exportTo(folder, [], breakingFetch(9, 'before'));
    const other = await exportTo(folder, ['--from', '2026-03-29']);
    expect(other).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('another export')] });
  });

  test('an export into a folder with a complete export is refused', async () => {
    const folder = await exported();
    const before = textIn(folder, 'manifest.json');
    const again = await exportTo(folder);
    expect(again).toMatchObject({ exitCode: 1, complained: [expect.stringContaining('complete')] });
    expect(textIn(folder, 'manifest.json')).toBe(before);
  });
});

test('a dry run prints the counts of an export, and writes no file', async () => {
  const folder = newFolder();
  const run = await exportTo(folder, ['--dry-run']);
  const { printed } = await exportTo(newFolder());
  const counts = printed.filter((line) => KINDS.some((kind) => line.startsWith(`${kind}: `)));
  expect(run).toMatchObject({ exitCode: 0, printed: expect.arrayContaining(counts) });
  expect(counts).toHaveLength(KINDS.length);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [['--from', '2026-02-30'], 'not a day'],
  [['--from', '2026-03-02', '--to', '2026-03-01'], 'is before'],
])('an export with %s is refused', async (argv, why) => {
  expect(await exportTo(newFolder(), argv)).toMatchObject({
    exitCode: 2,
    complained: [expect.stringContaining(why)],
  });
});
