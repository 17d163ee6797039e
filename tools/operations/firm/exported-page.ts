import type { CommandResult } from '../command-line/command-failure.ts';

/** Where the next page of a kind of record begins: after a document and, in an order by time, its time. */
export interface Place {
  readonly id: string;
  readonly time?: string | undefined;
}

/** A page of records as they go into the files. */
export interface ExportedPage {
  /** One line for each sound record, without the header. */
  readonly lines: readonly (readonly string[])[];
  /** One value for each record, as stored. */
  readonly records: readonly object[];
  /** `null` after the last page. */
  readonly next: Place | null;
}

/** A kind of record, each of which becomes one CSV and one JSON file. */
export interface ExportedKind {
  readonly name: 'cars' | 'customers' | 'rides';
  readonly header: readonly string[];
  page(after: Place | null): Promise<CommandResult<ExportedPage>>;
}
