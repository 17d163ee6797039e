import type { Data } from '../scenario/datum.ts';
import type { Person, Query, Seed } from '../scenario/request.ts';
import { DOCUMENTS, storedIn } from './privacy-documents.ts';
import { listsOf } from './privacy-lists.ts';
import { READERS, readersIn } from './privacy-people.ts';
import { FIRM_PRIVACY, RIDE_PRIVACY } from './privacy-table.ts';

/** A reader who requests the document of a row by its path, and in each list that could have it. */
interface Asking {
  readonly reader: string;
  readonly by: Person;
  readonly lists: readonly Query[];
}

/** The readers of a document, by their names and in their order. */
export interface Reading {
  readonly byPath: readonly string[];
  readonly inList: readonly string[];
}

/** A row of the table: the documents of its situation, who requests the document at `path`, and who gets it. */
export interface Row {
  readonly title: string;
  readonly stored: Seed;
  readonly path: string;
  readonly asking: readonly Asking[];
  readonly expected: Reading;
}

function rowOf(line: string): Row {
  const [situation = '', document = '', byPath = '', inList = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  const stored = storedIn(situation);
  const [path = ''] = DOCUMENTS[document] ?? [];
  const data: Data | undefined = stored[path];
  if (data === undefined) throw new Error(`No document is called ${document}.`);
  const asking = Object.entries(READERS).map(([reader, { by }]) => ({
    reader,
    by,
    lists: listsOf(path, data, by?.sub ?? 'nobody'),
  }));
  const expected = { byPath: readersIn(byPath), inList: readersIn(inList === 'the same' ? byPath : inList) };
  return { title: `${document}, ${situation}`, stored, path, asking, expected };
}

export const PRIVACY_ROWS: readonly Row[] = [RIDE_PRIVACY, FIRM_PRIVACY].flatMap((table) =>
  table.trim().split('\n').slice(1).map(rowOf),
);
