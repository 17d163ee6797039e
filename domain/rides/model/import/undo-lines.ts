import { isMap } from '../../../shared/decoders.ts';
import { isSame } from '../../../shared/is-same.ts';
import type { Batch } from '../../../shared/record-write.ts';
import type { ImportLine } from './import-line.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record that one line of a file has added or changed. */
export interface StoredLine {
  readonly line: number;
  /** The title of the line, by which a person recognises the record. */
  readonly title: string;
  readonly id: string;
  /** The fields before; `null` for an added record. */
  readonly before: Values | null;
  readonly after: Values;
}

/** Fields that are computed from other fields, or are times. They change only with other fields. */
const DERIVED = ['nameKey', 'finds', 'lastRideAt', 'deleteAt'];

const isOwn = ([name]: readonly [string, unknown]) => !DERIVED.includes(name);
const ownOf = (fields: object): Values => Object.fromEntries(Object.entries(fields).filter(isOwn));

/** What a line changes, according to the batch of its record; `null` if the batch is empty. */
export function storedLine(
  { line, title }: Pick<ImportLine<unknown>, 'line' | 'title'>,
  batch: Batch,
  known: Values | null,
): StoredLine | null {
  const [write] = batch;
  if (write === undefined) return null;
  const after = ownOf(write.fields);
  const id = write.path.slice(write.path.lastIndexOf('/') + 1);
  const before =
    known === null ? null : Object.fromEntries(Object.keys(after).map((name) => [name, known[name] ?? null]));
  return { line, title, id, before, after };
}

const CODE_LENGTH = 4;

/** Lines as JSON in printable ASCII, because the rules accept no other characters in this text. */
export const writtenLines = (lines: readonly StoredLine[]): string =>
  JSON.stringify(lines).replaceAll(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(CODE_LENGTH, '0')}`,
  );

function readLine(stored: unknown): StoredLine | null {
  if (!isMap(stored)) return null;
  const { line, title, id, before, after } = stored;
  const isSound =
    typeof line === 'number' && typeof title === 'string' && typeof id === 'string' && isMap(after);
  return isSound && (before === null || isMap(before)) ? { line, title, id, before, after } : null;
}

/** The lines of a part, in their order; `null` if the stored text is damaged. */
export function readStoredLines(was: string): readonly StoredLine[] | null {
  try {
    const stored: unknown = JSON.parse(was);
    if (!Array.isArray(stored)) return null;
    const lines = stored.flatMap((each) => readLine(each) ?? []);
    return lines.length === stored.length ? lines : null;
  } catch {
    return null;
  }
}

/** Whether a record still has the values that its line stored. */
export const isAsImported = ({ after }: StoredLine, now: Values): boolean =>
  Object.entries(after).every(([name, value]) => isSame(value, now[name] ?? null));
