import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { ImportOptions } from '#domain/rides/model/import/customer-line.ts';
import { laidOutBy, layoutOf } from '#domain/rides/model/import/file-layout.ts';
import type {
  FileKind,
  FileLayout,
  FileProblem,
  ImportColumn,
  ImportFile,
} from '#domain/rides/model/import/import-line.ts';
import { LINES_PER_BATCH } from '#domain/rides/model/basics/ride-limits.ts';
import type { ImportItem, LineChange, RecordImport } from '#domain/rides/services/firm-import.ts';
import { csvRows, type CsvRow } from '#domain/shared/csv-rows.ts';
import type { Result } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useStopFlag } from '#core/state/use-stop-flag.ts';
import { importId } from './import-id.ts';
import { readFile, type UnreadableFile } from '#core/forms/read-file.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';

/** How the lines of a file are read. */
type LineOptions = Pick<ImportOptions, 'zeros'>;

/** How a file of cars or customers is read, compared and stored. */
export interface ImportFormat<Entry> {
  readonly kind: FileKind;
  readonly read: (
    rows: readonly CsvRow[],
    layout: FileLayout,
    options: LineOptions,
  ) => Result<ImportFile<Entry>, FileProblem>;
  readonly records: RecordImport<Entry>;
}

/** A chosen file, and its interpretation. */
interface Chosen {
  readonly guessed: boolean;
  readonly rows: readonly CsvRow[];
  readonly layout: FileLayout;
  readonly options: LineOptions;
}

interface Loaded<Entry> extends Chosen, ImportFile<Entry> {
  /** The id of the import, the same for all attempts of its parts. */
  readonly run: string;
  readonly sound: readonly ImportItem<Entry>[];
  /** The changes of the sound lines that have been compared, from the first on. */
  readonly changes: readonly LineChange[];
  /** How many of the changing lines are stored. */
  readonly saved: number;
  /** How many of the next lines are perhaps stored, because the network was lost. */
  readonly unsure: number;
}

type Doing = 'reading' | 'comparing' | 'saving' | 'looking';

/** The lines to store, after all have been compared. */
const toSave = <Entry>({ sound, changes }: Loaded<Entry>) =>
  sound.filter((_, index) => changes[index]?.is !== 'same');

const headerOf = ({ rows, layout }: Pick<Chosen, 'rows' | 'layout'>) =>
  layout.header === null ? [] : (rows[layout.header]?.cells ?? []);

/**
 * An import, from the choice of the file to its last line. Columns are remembered for known headers, otherwise guessed.
 * Lines are stored in atomic batches. A stopped or failed import can continue until the page is left.
 */
export function useImport<Entry>({ kind, read, records }: ImportFormat<Entry>, uid: string) {
  const [loaded, setLoaded] = useState<Loaded<Entry> | null>(null);
  const [refused, setRefused] = useState<FileProblem | UnreadableFile | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [error, setError] = useState<RideFailure | null>(null);
  /** Identifies the current run. A new run, or leaving the page, ends the previous run. */
  const turn = useRef({});
  const flag = useStopFlag();
  useEffect(
    () => () => {
      turn.current = {};
    },
    [],
  );

  const run = async (what: Doing, work: (isMine: () => boolean) => Promise<void>) => {
    const mine = {};
    turn.current = mine;
    flag.begin();
    const isMine = () => turn.current === mine;
    setDoing(what);
    setError(null);
    await work(isMine);
    if (isMine()) setDoing(null);
  };

  const compare = async (begun: Loaded<Entry>, isMine: () => boolean) => {
    let { changes } = begun;
    while (changes.length < begun.sound.length && isMine()) {
      const items = begun.sound.slice(changes.length, changes.length + LINES_PER_BATCH);
      // One batch after another, because the page shows the progress.
      // oxlint-disable-next-line no-await-in-loop
      const found = await catchDefect(() => records.compare(items));
      if (!isMine()) return;
      if (!found.ok) return setError(found.error);
      changes = [...changes, ...found.value];
      setLoaded({ ...begun, changes });
    }
  };

  /** Reads the lines of a file by its layout, and compares them. */
  const lay = async (chosen: Chosen, isMine: () => boolean) => {
    const found = read(chosen.rows, chosen.layout, chosen.options);
    if (!found.ok) {
      setLoaded(null);
      return setRefused(found.error);
    }
    const sound = found.value.lines.flatMap(({ line, title, entry }) =>
      entry === null ? [] : { line, title, entry },
    );
    const begun = { ...chosen, ...found.value, run: importId(), sound, changes: [], saved: 0, unsure: 0 };
    setLoaded(begun);
    setDoing('comparing');
    await compare(begun, isMine);
  };

  const choose = (file: File) =>
    run('reading', async (isMine) => {
      setLoaded(null);
      setRefused(null);
      const text = await readFile(file);
      if (!isMine()) return;
      if (!text.ok) return setRefused(text.error);
      const rows = csvRows(text.value.text);
      const guess = layoutOf(rows, kind);
      const columns = rememberedColumns(uid, kind, headerOf({ rows, layout: guess })) ?? guess.columns;
      await lay(
        { guessed: text.value.guessed, rows, layout: { ...guess, columns }, options: { zeros: false } },
        isMine,
      );
    });

  const change = (changed: Partial<Chosen>) => {
    if (loaded === null) return;
    const { guessed, rows, layout, options } = loaded;
    void run('comparing', (isMine) => lay({ guessed, rows, layout, options, ...changed }, isMine));
  };

  const save = (begun: Loaded<Entry>) =>
    run('saving', async (isMine) => {
      const wanted = toSave(begun);
      let { saved } = begun;
      while (saved < wanted.length && isMine() && !flag.isStopped()) {
        const items = wanted.slice(saved, saved + LINES_PER_BATCH);
        const part = { run: begun.run, part: saved / LINES_PER_BATCH, lines: wanted.length, items };
        // One batch after another, so that the stored lines are always the upper part of the file.
        // oxlint-disable-next-line no-await-in-loop
        const stored = await catchDefect(() => records.save(part));
        const unsure = stored.ok && stored.value === 'unsure' ? items.length : 0;
        if (isMine()) setLoaded({ ...begun, saved, unsure });
        if (!stored.ok) return isMine() ? setError(stored.error) : undefined;
        if (unsure > 0) return;
        saved += items.length;
        setLoaded({ ...begun, saved, unsure });
      }
    });

  /** Finds out whether the unsure lines are stored. */
  const lookAgain = useEffectEvent(async () => {
    if (loaded === null || loaded.unsure === 0 || doing !== null) return;
    const { saved, unsure } = loaded;
    await run('looking', async (isMine) => {
      const found = await catchDefect(() => records.isIn({ run: loaded.run, part: saved / LINES_PER_BATCH }));
      if (!isMine() || !found.ok) return;
      setLoaded({ ...loaded, saved: found.value ? saved + unsure : saved, unsure: 0 });
    });
  });
  const isUnsure = loaded !== null && loaded.unsure > 0;
  useEffect(() => {
    if (!isUnsure) return undefined;
    const look = () => void lookAgain();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [isUnsure]);

  const wanted = loaded === null ? [] : toSave(loaded);
  const isCompared =
    loaded !== null && loaded.missing.length === 0 && loaded.changes.length === loaded.sound.length;
  return {
    loaded,
    refused,
    doing,
    error,
    isCompared,
    wanted,
    choose,
    /** Changes the meaning of a column, and remembers all columns for files with the same headers. */
    take(at: number, column: ImportColumn | null) {
      if (loaded === null) return;
      const columns = loaded.layout.columns.map((each, index) => (index === at ? column : each));
      if (loaded.layout.header !== null) rememberColumns(uid, kind, headerOf(loaded), columns);
      change({ layout: { ...loaded.layout, columns } });
    },
    /** Makes another record the header; `null` for no header. */
    takeHeader(header: number | null) {
      if (loaded !== null) change({ layout: laidOutBy(loaded.rows, header, kind) });
    },
    putZeros: (zeros: boolean) => change({ options: { zeros } }),
    /** Continues the comparison after a failure. */
    compareAgain: () => loaded !== null && void run('comparing', (isMine) => compare(loaded, isMine)),
    save: () => loaded !== null && isCompared && void save(loaded),
    /** Forgets the file after its import was undone, because the preview is no longer true. */
    forget(run: string) {
      if (loaded?.run === run) setLoaded(null);
    },
    /** Ends the import after the batch that is under way. */
    stop: flag.stop,
  };
}
