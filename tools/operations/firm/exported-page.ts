import type { CommandResult } from '../command-line/command-failure.ts';

/** The document after which the next page begins. In an order by time, also the time of that document. */
export interface Place {
  readonly id: string;
  readonly time?: string | undefined;
}

/** A page of records in the forms of the two files. */
export interface ExportedPage {
  /** One line for each sound record, without the header. */
  readonly lines: readonly (readonly string[])[];
  /** One value for each record, as stored. */
  readonly records: readonly object[];
  /** `null` after the last page. */
  readonly next: Place | null;
}

/** A kind of record, which becomes one CSV file and one JSON file. */
export interface ExportedKind {
  readonly name: 'cars' | 'customers' | 'rides';
  readonly header: readonly string[];
  page(after: Place | null): Promise<CommandResult<ExportedPage>>;
}
