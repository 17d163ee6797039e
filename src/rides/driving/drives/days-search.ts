export interface DaysSearch {
  /** As it stands in the address: the page reads it (`daysIn`), so that the router holds no calendar. */
  readonly days?: string | undefined;
}

export const daysSearch = ({ days }: Record<string, unknown>): DaysSearch => ({
  days: typeof days === 'string' ? days : undefined,
});
