/** All cars, shifts or orders: the readable records, and the number of stored ones, which includes damaged ones. */
export interface FirmList<T> {
  readonly known: readonly T[];
  /** At most `MOST_OF_FIRM` cars or shifts, or `MOST_ORDERS` orders. */
  readonly stored: number;
}
