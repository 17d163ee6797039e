import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { Signer } from '../model/firm/signer.ts';
import { partId, undoneWrite, type ImportRun } from '../model/import/import-run.ts';
import { isAsImported, readStoredLines, type StoredLine } from '../model/import/undo-lines.ts';
import { importPartPath, importPath } from '../model/stored/ride-paths.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';

type Values = Readonly<Record<string, unknown>>;

/** A line whose record stays as it is. `used` means that a driver has the car, or that the customer is blocked. */
export interface LeftLine extends Pick<StoredLine, 'line' | 'title'> {
  readonly why: 'changed' | 'gone' | 'used';
}

export interface UndonePart {
  readonly removed: number;
  readonly restored: number;
  readonly left: readonly LeftLine[];
}

/** How records of a kind are read and restored. */
export interface Recalled {
  /** The present fields of the records of these lines, by id. A record that `isUsed` cannot be removed. */
  now(
    lines: readonly StoredLine[],
  ): Promise<Result<ReadonlyMap<string, { readonly fields: Values; readonly isUsed: boolean }>>>;
  path(id: string): string;
  /**
   * The writes that restore these fields, or why there are none. `changed` means that the record is damaged, `used`
   * that a blocked customer would lose a number.
   */
  restored(id: string, now: Values, before: Values): Batch | Extract<LeftLine['why'], 'changed' | 'used'>;
}

const NOTHING: UndonePart = { removed: 0, restored: 0, left: [] };

interface UndoOrder {
  readonly run: ImportRun;
  readonly part: number;
  readonly by: Signer;
}

/** The undo of one line: its writes, or why there are none. */
function undoLine(recall: Recalled, line: StoredLine, now: { fields: Values; isUsed: boolean } | undefined) {
  if (now === undefined) return { batch: [], why: 'gone' as const };
  if (!isAsImported(line, now.fields)) return { batch: [], why: 'changed' as const };
  if (line.before === null) {
    const batch: Batch = [{ kind: 'remove', path: recall.path(line.id), fields: {} }];
    return now.isUsed ? { batch: [], why: 'used' as const } : { batch, why: null };
  }
  const restored = recall.restored(line.id, now.fields, line.before);
  return typeof restored === 'string' ? { batch: [], why: restored } : { batch: restored, why: null };
}

/** Undoes one part of an import. Does nothing if the part was not imported, or is already undone. */
export async function undoPart(
  { imports, records }: Pick<DispatchNeeds, 'imports' | 'records'>,
  recall: Recalled,
  { run, part, by }: UndoOrder,
): Promise<RideResult<UndonePart>> {
  const read = async () => imports.part(run.id, part);
  const stored = await read();
  if (!stored.ok) return stored;
  if (stored.value === null || stored.value.undone !== null) return succeed(NOTHING);
  const lines = readStoredLines(stored.value.was);
  if (lines === null) return fail({ code: 'unexpected', message: 'a damaged part of an import' });
  const now = await recall.now(lines);
  if (!now.ok) return now;
  const undone = lines.map((line) => ({ line, ...undoLine(recall, line, now.value.get(line.id)) }));
  const marks = [
    undoneWrite(importPartPath(run.id, partId(part)), by),
    ...(part === 0 ? [undoneWrite(importPath(run.id), by)] : []),
  ];
  const sent = await settle(records, [...undone.flatMap(({ batch }) => batch), ...marks], {
    read,
    verdict: ifStored((after) => after !== null && after.undone !== null),
  });
  if (!sent.ok) return sent;
  const done = undone.filter(({ why }) => why === null);
  return succeed({
    removed: done.filter(({ line }) => line.before === null).length,
    restored: done.filter(({ line }) => line.before !== null).length,
    left: undone.flatMap(({ line, why }) =>
      why === null ? [] : { line: line.line, title: line.title, why },
    ),
  });
}
