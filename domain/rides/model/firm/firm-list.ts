/** All cars or all shifts: the readable ones, and the number of stored records, which includes damaged ones. */
export interface FirmList<T> {
  readonly known: readonly T[];
  /** At most `MOST_OF_FIRM`. */
  readonly stored: number;
}
