export interface DaysSearch {
  /** The text in the address. The page parses it (`daysIn`), so that the router needs no calendar. */
  readonly days?: string | undefined;
}

export const daysSearch = ({ days }: Record<string, unknown>): DaysSearch => ({
  days: typeof days === 'string' ? days : undefined,
});
