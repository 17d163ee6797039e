import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { FileProblem, ImportFile, ImportLine } from '#domain/rides/model/import/import-line.ts';
import { LINES_PER_BATCH } from '#domain/rides/model/ride-limits.ts';
import type { ImportItem, LineChange, RecordImport } from '#domain/rides/services/firm-import.ts';
import { csvRows, type CsvRow } from '#domain/shared/csv-rows.ts';
import type { Result } from '#domain/shared/result.ts';
import { recordId } from '#core/forms/record-id.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { readFile, type UnreadableFile } from './read-file.ts';

/** What is read of a file of cars or customers, and how its lines are compared and stored. */
export interface ImportFormat<Entry> {
  readonly read: (rows: readonly CsvRow[]) => Result<ImportFile<Entry>, FileProblem>;
  readonly records: RecordImport<Entry>;
}

/** A sound line, with the id that its record gets if it is new: the same however often it is sent. */
interface SoundLine<Entry> extends ImportItem<Entry> {
  readonly line: number;
}

interface Loaded<Entry> {
  readonly guessed: boolean;
  readonly ignored: readonly string[];
  readonly lines: readonly ImportLine<Entry>[];
  readonly sound: readonly SoundLine<Entry>[];
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

/**
 * A file from the choice to the last line. Lines are compared and stored in batches, of which each is whole; what is stopped
 * or fails goes on where it was. Leaving the page stops it.
 */
export function useImport<Entry>({ read, records }: ImportFormat<Entry>) {
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

  const choose = (file: File) =>
    run('reading', async (isMine) => {
      setLoaded(null);
      setRefused(null);
      const text = await readFile(file);
      if (!isMine()) return;
      if (!text.ok) return setRefused(text.error);
      const found = read(csvRows(text.value.text));
      if (!found.ok) return setRefused(found.error);
      const { lines, ignored } = found.value;
      const sound = lines.flatMap(({ line, entry }) =>
        entry === null ? [] : { line, entry, id: recordId() },
      );
      const begun = { guessed: text.value.guessed, ignored, lines, sound, changes: [], saved: 0, unsure: 0 };
      setLoaded(begun);
      setDoing('comparing');
      await compare(begun, isMine);
    });

  const save = (begun: Loaded<Entry>) =>
    run('saving', async (isMine) => {
      const wanted = toSave(begun);
      let { saved } = begun;
      while (saved < wanted.length && isMine() && !stopped.current) {
        const items = wanted.slice(saved, saved + LINES_PER_BATCH);
        // Each batch after the one before, so that what is in is always the upper part of the file.
        // oxlint-disable-next-line no-await-in-loop
        const stored = await catchDefect(() => records.save(items));
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
      const found = await catchDefect(() => records.compare(toSave(loaded).slice(saved, saved + unsure)));
      if (!isMine() || !found.ok) return;
      const areIn = found.value.every(({ is }) => is === 'same');
      setLoaded({ ...loaded, saved: areIn ? saved + unsure : saved, unsure: 0 });
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
  const isCompared = loaded !== null && loaded.changes.length === loaded.sound.length;
  return {
    loaded,
    refused,
    doing,
    error,
    isCompared,
    wanted,
    choose,
    /** Goes on comparing after a failure. */
    compareAgain: () => loaded !== null && void run('comparing', (isMine) => compare(loaded, isMine)),
    save: () => loaded !== null && isCompared && void save(loaded),
    /** Ends the import after the batch that is under way. */
    stop() {
      stopped.current = true;
    },
  };
}
