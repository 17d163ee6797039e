import type { CsvRow } from '../../../shared/csv-rows.ts';
import { ownerOf } from './address-in.ts';
import { isFormatted, meaningOf, wordsOf, type HeaderMeaning } from './header-words.ts';
import { REQUIRED, type FileKind, type FileLayout, type ImportColumn } from './import-line.ts';
import { columnsByContent } from './columns-by-content.ts';

type Columns = FileLayout['columns'];

/** Meanings that only one column of a file gets. It is the first column with the most specific header. */
const SINGLE: readonly ImportColumn[] = [
  'name',
  'lastName',
  'company',
  'areaCode',
  'label',
  'make',
  'model',
].concat('plate', 'colour', 'seats', 'active') as ImportColumn[];

/** A telephone number has at least this many digits; a shorter number is taken for an account number. */
const FEWEST_DIGITS = 6;

const NUMBER = /^(?:no|nr|number|nummer|num)$/;

/** In `Street;No` the number is a house number. `Address 1` beside a town is a street, and `Address 2` continues it. */
function inContext(header: readonly string[], found: readonly (HeaderMeaning | null)[]) {
  const hasTown = (owner: string) =>
    found.some(
      (each, at) => (each?.column === 'town' || each?.column === 'postcode') && ownerIn(header[at]) === owner,
    );
  return found.map((meaning, at): HeaderMeaning | null => {
    const words = wordsOf(header[at] ?? '');
    if (NUMBER.test(words) && found[at - 1]?.column === 'street') return { column: 'houseNumber', rank: 3 };
    if (meaning?.column !== 'places' || meaning.rank < 2) return meaning;
    const line = /\d$/.exec(words)?.[0];
    if (!hasTown(ownerIn(header[at]))) return meaning;
    const hasStreet = found.some((each) => each?.column === 'street');
    if (line === undefined || line === '1')
      return hasStreet ? { column: 'places', rank: 1 } : { column: 'street', rank: 3 };
    return { column: 'flat', rank: 3 };
  });
}

const ownerIn = (header: string | undefined) => ownerOf(header ?? '');

export function columnsOf(header: readonly string[], kind: FileKind): Columns {
  const found = inContext(
    header,
    header.map((text) => meaningOf(text, kind)),
  );
  const has = (column: ImportColumn) => found.some((each) => each?.column === column);
  const isTaken = (meaning: HeaderMeaning, at: number) => {
    const { column, rank } = meaning;
    const rivals = found.filter((each) => each?.column === column);
    // A composed address is only used on lines where its parts are empty.
    if (column === 'places' && has('street') && isFormatted(header[at] ?? '')) return true;
    if (rivals.some((each) => each !== null && each.rank > rank)) return false;
    if (column === 'places' && rank < 2 && has('street')) return false;
    return (
      !SINGLE.includes(column) ||
      found.findIndex((each) => each?.column === column && each.rank === rank) === at
    );
  };
  const taken = found.map((meaning, at) =>
    meaning !== null && isTaken(meaning, at) ? meaning.column : null,
  );
  return taken.map((column, at) => inPlace(column, found[at]?.rank ?? 0, taken));
}

/**
 * In `Name;First name` the name is the surname, in `Name;Surname` the first name. A car's number is no name if the file
 * has its make or model.
 */
function inPlace(column: ImportColumn | null, rank: number, all: Columns): ImportColumn | null {
  const has = (other: ImportColumn) => all.includes(other);
  if (column === 'name' && has('firstName') && !has('lastName') && rank < 4)
    return rank < 2 ? null : 'lastName';
  if (column === 'name' && has('lastName') && !has('firstName') && rank === 3) return 'firstName';
  if (column === 'name' && has('lastName') && rank < 2) return null;
  if (column === 'label' && rank < 2 && (has('make') || has('model'))) return null;
  return column;
}

/** How many records at the top of a file may have the headers. */
const RECORDS_LOOKED_AT = 15;
const FEWEST_NAMED = 2;

/** The layout of a file of this kind, by its headers. Without headers the content of the columns decides. */
export function layoutOf(rows: readonly CsvRow[], kind: FileKind): FileLayout {
  const headers = rows.slice(0, RECORDS_LOOKED_AT).map(({ cells }) => {
    const named = cells.filter((text) => meaningOf(text, kind) !== null);
    return new Set(named.map((text) => meaningOf(text, kind)?.column)).size;
  });
  const most = Math.max(0, ...headers);
  const header = most < FEWEST_NAMED ? null : headers.indexOf(most);
  if (header !== null) return laidOutBy(rows, header, kind);
  return columnsByContent(rows, kind);
}

/** The layout if this record has the headers; `header` is `null` for a file without headers. */
export function laidOutBy(rows: readonly CsvRow[], header: number | null, kind: FileKind): FileLayout {
  if (header === null) return { ...columnsByContent(rows, kind), header };
  const cells = rows[header]?.cells ?? [];
  const columns = columnsOf(cells, kind);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const wide = [...columns, ...Array.from({ length: width - columns.length }, () => null)];
  return { header, columns: withContent(rows.slice(header + 1), cells, wide) };
}

/** A header such as `Number` is ambiguous. The column gets no meaning if most of its cells have few digits. */
function withContent(rows: readonly CsvRow[], header: readonly string[], columns: Columns): Columns {
  const isTelling = (at: number) => {
    const filled = rows.flatMap(({ cells }) => cells[at] || []);
    const numbers = filled.filter((text) => text.replaceAll(/\D/gu, '').length >= FEWEST_DIGITS);
    return numbers.length * 2 >= filled.length;
  };
  const isVague = (at: number) => meaningOf(header[at] ?? '', 'customers')?.rank === 1;
  return columns.map((column, at) => (column === 'phone' && isVague(at) && !isTelling(at) ? null : column));
}

/** The lists of `REQUIRED` from which no column is chosen. */
export const missingColumns = ({ columns }: FileLayout, kind: FileKind) =>
  REQUIRED[kind].filter((any) => !any.some((column) => columns.includes(column)));
