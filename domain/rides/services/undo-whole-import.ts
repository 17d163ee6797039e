import type { RideFailure, RideResult } from '../model/errors/ride-error.ts';
import { partCount, type ImportRun } from '../model/import/import-run.ts';
import type { UndonePart } from './undo-import.ts';

/** What the undo of an import has done before it ended or failed. */
export interface UndoneImport extends UndonePart {
  readonly run: string;
  /** The failure that stopped the undo; `null` if the whole import is undone. */
  readonly error: RideFailure | null;
}

/** Undoes an import part by part, the last part first. After a failure a second call undoes the rest. */
export async function undoWholeImport(
  run: ImportRun,
  undo: (run: ImportRun, part: number) => Promise<RideResult<UndonePart>>,
): Promise<UndoneImport> {
  let sum: UndoneImport = { run: run.id, removed: 0, restored: 0, left: [], error: null };
  for (let part = partCount(run.lines) - 1; part >= 0; part -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- a part is undone only after every later part
    const done = await undo(run, part);
    if (!done.ok) return { ...sum, error: done.error };
    sum = {
      ...sum,
      removed: sum.removed + done.value.removed,
      restored: sum.restored + done.value.restored,
      left: [...done.value.left, ...sum.left],
    };
  }
  return sum;
}
