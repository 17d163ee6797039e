import type { NameError } from '../../../shared/people/name.ts';
import type { RideInputError } from '../basics/input-error.ts';
import type { WantedVehicle } from '../firm/vehicle.ts';

/** The meanings of the columns in a file of cars or of customers. */
export const COLUMNS = {
  cars: ['label', 'make', 'model', 'plate', 'colour', 'seats', 'needs', 'active'],
  customers: [
    'name',
    'firstName',
    'lastName',
    'company',
    'phone',
    'areaCode',
    'places',
    'street',
    'houseNumber',
    'flat',
    'postcode',
    'town',
    'region',
    'needs',
    'note',
    'driverNote',
  ],
} as const;

export type FileKind = keyof typeof COLUMNS;
export type ImportColumn = (typeof COLUMNS)[FileKind][number];

/** A file needs at least one column of each of these lists. */
export const REQUIRED: Readonly<Record<FileKind, readonly (readonly ImportColumn[])[]>> = {
  cars: [['label', 'make', 'model'], ['plate'], ['seats']],
  customers: [['name', 'firstName', 'lastName', 'company'], ['phone']],
};

export interface LineProblem {
  readonly column: ImportColumn;
  readonly error:
    | RideInputError
    | NameError
    /** A car has no plate. Another import would not recognise the car. */
    | { readonly code: 'plate-required' }
    | { readonly code: 'need-unknown' | 'colour-unknown' | 'answer-unknown'; readonly word: string }
    /** A spreadsheet has replaced the typed text by a shortened number, an error or a date. */
    | { readonly code: 'digits-lost' | 'cell-broken' | 'cell-date'; readonly text: string }
    /** The line with this number has the same plate, or the same telephone number and name. */
    | { readonly code: 'line-repeated'; readonly line: number };
}

/** A cell of a line, with the header of its column. `at` is the number of the column, from zero. */
export interface FileCell {
  readonly at: number;
  readonly header: string;
  readonly text: string;
}

/** A car from a file; `active` is `null` if the file has no value. */
export interface ImportedCar extends Omit<WantedVehicle, 'id' | 'active' | 'owner'> {
  readonly active: boolean | null;
}

/** What was read from one line of a file. */
export interface ImportLine<Entry> {
  /** The number of the line in the file, from one. */
  readonly line: number;
  /** `title` has the name with the plate or telephone number, `details` the other values. */
  readonly title: string;
  readonly details: string;
  /** `null` if the line has a problem or an open cell. */
  readonly entry: Entry | null;
  readonly problems: readonly LineProblem[];
  /** The filled cells that are not stored. */
  readonly unread: readonly FileCell[];
  /** Cells whose opening quotation mark is not closed. A line with such a cell is left out. */
  readonly open: readonly FileCell[];
  /** A telephone number or postcode that seems to have lost its leading zero, in the form that would be stored. */
  readonly zeroLost: string | null;
}

/** The layout of a file: the record with the headers, and the meaning of each column. */
export interface FileLayout {
  /** The index of the record with the headers; `null` without headers. Records above it are not lines. */
  readonly header: number | null;
  /** `null` for a column that is left out. */
  readonly columns: readonly (ImportColumn | null)[];
}

/** The lines of a file in this layout. */
export interface ImportFile<Entry> {
  readonly lines: readonly ImportLine<Entry>[];
  /** The lists of `REQUIRED` from which no column is chosen. If there are any, `lines` is empty. */
  readonly missing: readonly (readonly ImportColumn[])[];
  /** The records above the headers. */
  readonly above: readonly { readonly line: number; readonly text: string }[];
}

/** Why a file as a whole is refused. */
export type FileProblem =
  | { readonly code: 'file-empty' }
  | { readonly code: 'too-many-lines'; readonly lines: number };
