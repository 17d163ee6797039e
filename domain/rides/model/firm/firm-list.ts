/** All cars or all shifts, as far as they are read: those that are known, and of how many records, of which some are damaged. */
export interface FirmList<T> {
  readonly known: readonly T[];
  /** At most `MOST_OF_FIRM`. */
  readonly stored: number;
}
