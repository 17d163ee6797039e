import type { NameError } from '../../../accounts/model/errors/account-error.ts';
import type { RideInputError } from '../errors/ride-error.ts';
import type { WantedVehicle } from '../firm/vehicle.ts';

/** The columns that files of cars and of customers may have. */
export const COLUMNS = {
  cars: ['label', 'plate', 'colour', 'seats', 'needs'],
  customers: ['name', 'phone', 'places', 'needs', 'note'],
} as const;

export type FileKind = keyof typeof COLUMNS;
export type ImportColumn = (typeof COLUMNS)[FileKind][number];

export interface LineProblem {
  readonly column: ImportColumn;
  readonly error:
    | RideInputError
    | NameError
    /** A car is known by its plate. */
    | { readonly code: 'plate-required' }
    | { readonly code: 'need-unknown' | 'colour-unknown'; readonly word: string }
    /** The line with this number has the same plate or number. */
    | { readonly code: 'line-repeated'; readonly line: number };
}

/** What a file says of a car. */
export type ImportedCar = Omit<WantedVehicle, 'id' | 'active'>;

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
}

/** The lines of a file, and the columns in it that say nothing of a car or a customer. */
export interface ImportFile<Entry> {
  readonly lines: readonly ImportLine<Entry>[];
  readonly ignored: readonly string[];
}

/** Why a file as a whole is refused. */
export type FileProblem =
  | { readonly code: 'file-empty' }
  | { readonly code: 'columns-missing'; readonly columns: readonly ImportColumn[] }
  | { readonly code: 'too-many-lines'; readonly lines: number };
