import { SETTINGS_PATH } from '#domain/rides/model/stored/ride-paths.ts';
import { readSettings } from '#domain/rides/model/firm/settings.ts';
import type { RideWords } from '#domain/rides/model/history/exported-ride.ts';
import { text } from '#domain/shared/decoders.ts';
import { succeed } from '#domain/shared/result.ts';
import { dayProblem, periodOfRange } from '#domain/shared/time/day-range.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { VERSION } from '#domain/shared/version.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Command, Run } from '../command-line/command.ts';
import { withFiles } from '../files/write-whole-file.ts';
import { ExportFolder, type Done, type ExportState, type FirmRequest } from './export-folder.ts';
import type { ExportedKind, ExportedPage } from './exported-page.ts';
import { FILE_WORDS, stateWord } from './file-words.ts';
import { carsOf, customersOf, ridesOf } from './firm-kinds.ts';

interface FirmExport {
  readonly out: string;
  readonly from: string | null;
  readonly to: string | null;
}

const NOTHING_DONE: Done = { pages: 0, next: null, records: 0, lines: 0 };
/** The most administrators whose names are read: more than a firm has. */
const MOST_ADMINISTRATORS = 1000;

/** The firm's time zone. A firm without settings has no rides; its files are in UTC. */
async function zoneOf({ backend }: Run): Promise<CommandResult<string>> {
  const read = await backend.firestore.read([SETTINGS_PATH]);
  if (!read.ok) return read;
  return succeed(readSettings(read.value[0]?.fields)?.timeZone ?? 'UTC');
}

async function rideWords({ backend }: Run, timeZone: string): Promise<CommandResult<RideWords>> {
  const administrators = await backend.firestore.query({
    parent: '',
    collection: 'users',
    where: [{ field: 'role', anyOf: ['admin', 'system_admin'] }],
    limit: MOST_ADMINISTRATORS,
  });
  if (!administrators.ok) return administrators;
  const names = new Map(administrators.value.map(({ id, fields }) => [id, text(fields['name'])]));
  return succeed({
    state: stateWord,
    needs: FILE_WORDS.needs,
    passenger: 'Passenger',
    dispatcher: (uid) => names.get(uid) ?? uid,
    reason: ({ why }) => why?.replaceAll('_', ' ') ?? null,
    moment: (at) => wallTimeAt(at, timeZone).replace('T', ' '),
    timeZone,
  });
}

/** Calls `store` for each page after those of `begun`. Returns the progress after the last page. */
async function eachPage(
  kind: ExportedKind,
  begun: Done | undefined,
  store: (page: ExportedPage, before: Done, now: Done) => Promise<CommandResult<void>>,
): Promise<CommandResult<Done>> {
  let done = begun ?? NOTHING_DONE;
  let isOver = begun !== undefined && begun.next === null;
  while (!isOver) {
    // Each page tells where the next one begins.
    // oxlint-disable-next-line no-await-in-loop
    const page = await kind.page(done.next);
    if (!page.ok) return page;
    const { lines, records, next } = page.value;
    const now = {
      pages: done.pages + 1,
      next,
      records: done.records + records.length,
      lines: done.lines + lines.length,
    };
    // oxlint-disable-next-line no-await-in-loop
    const stored = await store(page.value, done, now);
    if (!stored.ok) return stored;
    done = now;
    isOver = next === null;
  }
  return succeed(done);
}

/** The line for the operator about a kind: how many records, and how many of them are damaged. */
function countOf({ name }: ExportedKind, { records, lines }: Done): string {
  const damaged = records - lines;
  return `${name}: ${records}${damaged > 0 ? `, of which ${damaged} are damaged and only in the JSON file` : ''}`;
}

const isSameRequest = (one: FirmRequest, other: FirmRequest) => JSON.stringify(one) === JSON.stringify(other);

/** The state from which the export goes on: that of the run that broke off, or a new one. */
async function beginIn(
  folder: ExportFolder,
  out: string,
  request: FirmRequest,
): Promise<CommandResult<ExportState>> {
  if (folder.isComplete)
    return stop('failed', `${out} has a complete export: name another folder with --out.`);
  const begun = await withFiles(`read ${out}`, () => folder.state());
  if (!begun.ok) return begun;
  if (begun.value === null) return succeed({ request, startedAt: new Date().toISOString(), kinds: {} });
  if (isSameRequest(begun.value.request, request)) return succeed(begun.value);
  return stop('failed', `${out} has the beginning of another export: name another folder, or remove it.`);
}

async function exportFirm({ out, from, to }: FirmExport, run: Run): Promise<CommandResult<void>> {
  const { backend, target, print, isDryRun } = run;
  const timeZone = await zoneOf(run);
  if (!timeZone.ok) return timeZone;
  const words = await rideWords(run, timeZone.value);
  if (!words.ok) return words;
  const request = { project: target.project, version: VERSION, from, to, timeZone: timeZone.value };
  const period = periodOfRange({ from: from ?? undefined, to: to ?? undefined }, timeZone.value);
  const days = period === null ? 'all days' : `${from ?? 'the first day'} to ${to ?? 'the last day'}`;
  print(`cars, customers, and rides of ${days} (${timeZone.value})`);
  const { firestore } = backend;
  const kinds = [carsOf(firestore), customersOf(firestore), ridesOf(firestore, period, words.value)];
  if (isDryRun) {
    for (const kind of kinds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are exported
      const counted = await eachPage(kind, undefined, async () => succeed());
      if (!counted.ok) return counted;
      print(countOf(kind, counted.value));
    }
    return succeed();
  }

  const folder = new ExportFolder(out);
  const begun = await beginIn(folder, out, request);
  if (!begun.ok) return begun;
  let state = begun.value;
  if (Object.keys(state.kinds).length > 0) print(`goes on with the export of ${state.startedAt}`);
  const files = [];
  for (const kind of kinds) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the state can store the progress
    const done = await eachPage(kind, state.kinds[kind.name], (page, { pages }, now) =>
      withFiles('write a page', async () => {
        await folder.storePage(kind, pages, page);
        state = { ...state, kinds: { ...state.kinds, [kind.name]: now } };
        await folder.store(state);
      }),
    );
    if (!done.ok) return done;
    // oxlint-disable-next-line no-await-in-loop
    const joined = await withFiles(`write ${kind.name}`, () => folder.join(kind, done.value));
    if (!joined.ok) return joined;
    const { records, lines } = done.value;
    files.push(
      ...joined.value.map((file) => ({ ...file, records: file.name.endsWith('.csv') ? lines : records })),
    );
    print(countOf(kind, done.value));
  }
  const finishedAt = new Date().toISOString();
  const manifest = { ...request, startedAt: state.startedAt, finishedAt, files };
  const finished = await withFiles('write the manifest', () => folder.finish(manifest));
  if (finished.ok) print(`${out} is complete. It has personal data: keep it as safe as the database.`);
  return finished;
}

export const exportFirmCommand: Command<FirmExport> = {
  name: 'firm:export',
  help: `npm run firm:export -- --out FOLDER --project ID [--from DAY] [--to DAY] [--dry-run]

Writes cars, customers and rides, each as a CSV file for spreadsheets and a JSON file of everything that is stored, and a
manifest with their counts and SHA-256. A run that broke off goes on with the same command; a folder with manifest.json is
complete. Cars and customers can be imported again under *Fleet* and *Customers*.

  --out FOLDER        where to write; is made if it does not exist
  --from DAY          only rides whose pick-up is on this day (2026-01-01) or later, in the firm's zone
  --to DAY            only rides whose pick-up is on this day or earlier
`,
  options: { out: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
  parse({ out, from, to }) {
    if (typeof out !== 'string') return stop('usage', 'No folder: name it with --out.');
    const days = [from, to].map((day) => (typeof day === 'string' ? day : null));
    const wrong = days.find((day) => day !== null && dayProblem(day) !== null);
    if (wrong !== undefined) return stop('usage', `"${wrong}" is not a day such as 2026-01-31.`);
    const [first = null, last = null] = days;
    if (first !== null && last !== null && last < first) return stop('usage', `${last} is before ${first}.`);
    return succeed({ out, from: first, to: last });
  },
  run: exportFirm,
};
