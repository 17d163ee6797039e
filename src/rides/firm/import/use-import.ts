import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
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
import { importId } from './import-id.ts';
import { readFile, type UnreadableFile } from './read-file.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.ts';

/** How the lines of a file are read. */
export interface Reading {
  readonly zeros: boolean;
}

/** What is read of a file of cars or customers, and how its lines are compared and stored. */
export interface ImportFormat<Entry> {
  readonly kind: FileKind;
  readonly read: (
    rows: readonly CsvRow[],
    layout: FileLayout,
    reading: Reading,
  ) => Result<ImportFile<Entry>, FileProblem>;
  readonly records: RecordImport<Entry>;
}

/** A file as it was chosen, and what it is taken for. */
interface Chosen {
  readonly guessed: boolean;
  readonly rows: readonly CsvRow[];
  readonly layout: FileLayout;
  readonly reading: Reading;
}

interface Loaded<Entry> extends Chosen, ImportFile<Entry> {
  /** The id of the import, the same however often its parts are sent. */
  readonly run: string;
  readonly sound: readonly ImportItem<Entry>[];
  /** What each sound line would change, as far as they have been compared. */
  readonly changes: readonly LineChange[];
  /** How many of the lines that change anything are in. */
  readonly saved: number;
  /** How many after those may be in or not, because the network was lost. */
  readonly unsure: number;
}

type Doing = 'reading' | 'comparing' | 'saving' | 'looking';

/** The lines that are to be stored, once all have been compared. */
const toSave = <Entry>({ sound, changes }: Loaded<Entry>) =>
  sound.filter((_, index) => changes[index]?.is !== 'same');

const headerOf = ({ rows, layout }: Pick<Chosen, 'rows' | 'layout'>) =>
  layout.header === null ? [] : (rows[layout.header]?.cells ?? []);

/**
 * A file from the choice to the last line. Its columns are taken for what they seem to be, or as this person has chosen for
 * such a file before. Lines are compared and stored in batches, of which each is whole; what is stopped or fails goes on
 * where it was. Leaving the page stops it.
 */
export function useImport<Entry>({ kind, read, records }: ImportFormat<Entry>, uid: string) {
  const [loaded, setLoaded] = useState<Loaded<Entry> | null>(null);
  const [refused, setRefused] = useState<FileProblem | UnreadableFile | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [error, setError] = useState<RideFailure | null>(null);
  /** Who may go on: a new run and the end of the page take the turn from the one before. */
  const turn = useRef({});
  const stopped = useRef(false);
  useEffect(
    () => () => {
      turn.current = {};
    },
    [],
  );

  const run = async (what: Doing, work: (isMine: () => boolean) => Promise<void>) => {
    const mine = {};
    turn.current = mine;
    stopped.current = false;
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
      // One batch after the other: the page shows how far it is.
      // oxlint-disable-next-line no-await-in-loop
      const found = await catchDefect(() => records.compare(items));
      if (!isMine()) return;
      if (!found.ok) return setError(found.error);
      changes = [...changes, ...found.value];
      setLoaded({ ...begun, changes });
    }
  };

  /** Reads the lines of a file as it is laid out, and compares them. */
  const lay = async (chosen: Chosen, isMine: () => boolean) => {
    const found = read(chosen.rows, chosen.layout, chosen.reading);
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
        { guessed: text.value.guessed, rows, layout: { ...guess, columns }, reading: { zeros: false } },
        isMine,
      );
    });

  const change = (changed: Partial<Chosen>) => {
    if (loaded === null) return;
    const { guessed, rows, layout, reading } = loaded;
    void run('comparing', (isMine) => lay({ guessed, rows, layout, reading, ...changed }, isMine));
  };

  const save = (begun: Loaded<Entry>) =>
    run('saving', async (isMine) => {
      const wanted = toSave(begun);
      let { saved } = begun;
      while (saved < wanted.length && isMine() && !stopped.current) {
        const items = wanted.slice(saved, saved + LINES_PER_BATCH);
        const part = { run: begun.run, part: saved / LINES_PER_BATCH, lines: wanted.length, items };
        // Each batch after the one before, so that what is in is always the upper part of the file.
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

  /** Finds out whether the lines are in that may be. */
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
    /** Takes a column for something else, and remembers it for files with the same headers. */
    take(at: number, column: ImportColumn | null) {
      if (loaded === null) return;
      const columns = loaded.layout.columns.map((each, index) => (index === at ? column : each));
      if (loaded.layout.header !== null) rememberColumns(uid, kind, headerOf(loaded), columns);
      change({ layout: { ...loaded.layout, columns } });
    },
    /** Takes another record for the one that names the columns, or none. */
    takeHeader(header: number | null) {
      if (loaded !== null) change({ layout: laidOutBy(loaded.rows, header, kind) });
    },
    putZeros: (zeros: boolean) => change({ reading: { zeros } }),
    /** Goes on comparing after a failure. */
    compareAgain: () => loaded !== null && void run('comparing', (isMine) => compare(loaded, isMine)),
    save: () => loaded !== null && isCompared && void save(loaded),
    /** Forgets the file once its import was undone: what the page says of it is true no more. */
    forget(run: string) {
      if (loaded?.run === run) setLoaded(null);
    },
    /** Ends the import after the batch that is under way. */
    stop() {
      stopped.current = true;
    },
  };
}
