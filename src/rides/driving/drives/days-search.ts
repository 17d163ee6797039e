/** The days that a driver can choose, as they are in an address; none are all their rides. */
export const DAYS = ['today', 'week'] as const;
export type Days = (typeof DAYS)[number];

export interface DaysSearch {
  readonly days?: Days | undefined;
}

export function daysSearch({ days }: Record<string, unknown>): DaysSearch {
  return { days: DAYS.find((known) => known === days) };
}
