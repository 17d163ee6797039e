/** All cars, shifts or orders. `known` has the readable records, `stored` also counts the damaged ones. */
export interface FirmList<T> {
  readonly known: readonly T[];
  /** At most `MOST_OF_FIRM` cars or shifts, or `MOST_ORDERS` orders. */
  readonly stored: number;
}
