import type { NameError } from '../../../shared/people/name.ts';
import type { RideInputError } from '../basics/input-error.ts';
import type { WantedVehicle } from '../firm/vehicle.ts';

/** What a column of a file of cars or of customers can say. */
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

/** Of each of these lists a file needs one column. */
export const REQUIRED: Readonly<Record<FileKind, readonly (readonly ImportColumn[])[]>> = {
  cars: [['label', 'make', 'model'], ['plate'], ['seats']],
  customers: [['name', 'firstName', 'lastName', 'company'], ['phone']],
};

export interface LineProblem {
  readonly column: ImportColumn;
  readonly error:
    | RideInputError
    | NameError
    /** A car is known by its plate. */
    | { readonly code: 'plate-required' }
    | { readonly code: 'need-unknown' | 'colour-unknown' | 'answer-unknown'; readonly word: string }
    /** A spreadsheet has put something else in the place of what was typed: a shortened number, an error, a date. */
    | { readonly code: 'digits-lost' | 'cell-broken' | 'cell-date'; readonly text: string }
    /** The line with this number has the same plate or number. */
    | { readonly code: 'line-repeated'; readonly line: number };
}

/** A cell of a line, with what its column is called; `at` counts from zero. */
export interface FileCell {
  readonly at: number;
  readonly header: string;
  readonly text: string;
}

/** What a file says of a car. What it does not say is `null`. */
export interface ImportedCar extends Omit<WantedVehicle, 'id' | 'active'> {
  readonly active: boolean | null;
}

/** A line of a file: what it says, or what is wrong with it. */
export interface ImportLine<Entry> {
  /** Its number in the file, which counts from one. */
  readonly line: number;
  /** Name and plate or number, by which a person knows it again, and what else it says. */
  readonly title: string;
  readonly details: string;
  /** `null` if anything is wrong with it. */
  readonly entry: Entry | null;
  readonly problems: readonly LineProblem[];
  /** The cells that say something and are stored nowhere. */
  readonly unread: readonly FileCell[];
  /** Cells that begin with a quotation mark that has no end: the line is left out. */
  readonly open: readonly FileCell[];
  /** A number that seems to have lost its leading zero, as it is stored. */
  readonly zeroLost: string | null;
}

/** What a file is taken for: which of its records names the columns, and what each column says. */
export interface FileLayout {
  /** The place of that record among all; `null` if none does. Records above it are no lines. */
  readonly header: number | null;
  /** `null` for a column that is left out. */
  readonly columns: readonly (ImportColumn | null)[];
}

/** The lines of a file as it is laid out. */
export interface ImportFile<Entry> {
  readonly lines: readonly ImportLine<Entry>[];
  /** Of each of these lists one column is to be chosen before there are lines. */
  readonly missing: readonly (readonly ImportColumn[])[];
  /** What stands above the line that names the columns. */
  readonly above: readonly { readonly line: number; readonly text: string }[];
}

/** Why a file as a whole is refused. */
export type FileProblem =
  | { readonly code: 'file-empty' }
  | { readonly code: 'too-many-lines'; readonly lines: number };
