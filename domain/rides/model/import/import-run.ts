import { HOUR_MS, SECOND_MS } from '../../../shared/durations.ts';
import { count, documentOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch, type RecordWrite } from '../../../shared/record-write.ts';
import { signature, type Signer } from '../firm/signer.ts';
import { LINES_PER_BATCH, UNDO_SECONDS } from '../basics/ride-limits.ts';
import { importPartPath, importPath } from '../stored/ride-paths.ts';
import { COLUMNS, type FileKind } from './import-line.ts';

/** The uid and name of a person who acted, and the time. */
const act = mapOf({ by: text, name: text, at: time } as const satisfies Fields);

/** The stored fields of `imports/{run}` with their decoders: one import of a file. */
export const IMPORT_RUN_FIELDS = {
  kind: oneOf(Object.keys(COLUMNS) as readonly FileKind[]),
  by: text,
  name: text,
  at: time,
  /** How many lines the import stores if nothing interrupts it. */
  lines: count,
  undone: orNull(act),
  deleteAt: time,
} as const satisfies Fields;

export interface ImportRun extends ValuesOf<typeof IMPORT_RUN_FIELDS> {
  readonly id: string;
}

export const readImportRun = documentOf(IMPORT_RUN_FIELDS);

/** The stored fields of `imports/{run}/parts/{part}`: the changes of up to `LINES_PER_BATCH` lines. */
const IMPORT_PART_FIELDS = {
  at: time,
  was: text,
  undone: orNull(act),
  deleteAt: time,
} as const satisfies Fields;

export interface ImportPart extends ValuesOf<typeof IMPORT_PART_FIELDS> {
  readonly id: string;
}

export const readImportPart = documentOf(IMPORT_PART_FIELDS);

/** How long an import can be undone. Its record stays for an hour more, because no device's clock is exact. */
export const UNDO_MS = UNDO_SECONDS * SECOND_MS;
const STORED_MS = UNDO_MS + HOUR_MS;

const TWO_DIGITS = 2;
const numbered = (number: number) => String(number).padStart(TWO_DIGITS, '0');

/** The id of a part of an import. Parts are counted from zero. */
export const partId = (part: number): string => numbered(part);

/**
 * The id of the record that a line adds. The rules find the part of the import by this id. The letter `i` separates
 * run, part and line, and no id of a run has this letter. `line` counts from zero within the part.
 */
export const madeId = (run: string, part: number, line: number): string =>
  [run, numbered(part), numbered(line)].join('i');

/** One part of an import, and the person who imports it. */
export interface PartOfImport {
  readonly run: string;
  readonly part: number;
  readonly kind: FileKind;
  /** How many lines the whole import stores. */
  readonly lines: number;
  readonly by: Signer;
  readonly now: Date;
}

/** The writes of a part of an import besides the records of its lines. The first part also stores the import. */
export function partBatch({ run, part, kind, lines, by, now }: PartOfImport, was: string): Batch {
  const fields = { undone: null, deleteAt: new Date(now.getTime() + STORED_MS) };
  const whole = { kind, ...signature(by), lines, ...fields };
  const own: RecordWrite = {
    kind: 'set',
    path: importPartPath(run, partId(part)),
    fields: { at: SERVER_TIME, was, ...fields },
  };
  return part === 0 ? [{ kind: 'set', path: importPath(run), fields: whole }, own] : [own];
}

/** The write that marks an import, or a part of an import, as undone by this person. */
export function undoneWrite(path: string, by: Signer): RecordWrite {
  return { kind: 'update', path, fields: { undone: signature(by) } };
}

export const partCount = (lines: number): number => Math.ceil(lines / LINES_PER_BATCH);
