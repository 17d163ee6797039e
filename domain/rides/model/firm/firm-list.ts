/** All cars, shifts or orders: the readable records, and the number of stored ones, which includes damaged ones. */
export interface FirmList<T> {
  readonly known: readonly T[];
  /** At most the limit of the list. */
  readonly stored: number;
}
