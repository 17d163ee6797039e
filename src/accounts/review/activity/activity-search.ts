export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Which decisions the page shows; without search parameters all. */
export interface ActivitySearch {
  /** The uid of the administrator who decided. */
  readonly by?: string | undefined;
  readonly period?: Period | undefined;
}

/** Anything invalid counts as absent. */
export function activitySearch({ by, period }: Record<string, unknown>): ActivitySearch {
  return {
    by: typeof by === 'string' && by !== '' ? by : undefined,
    period: PERIODS.find((each) => each === period),
  };
}
