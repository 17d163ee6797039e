export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Which decisions the page shows. */
export interface ActivityPlace {
  /** The uid of who decided; `null` for everybody. */
  readonly by: string | null;
  /** `null` for all time. */
  readonly period: Period | null;
}

/** The search parameters of a place: none for what is shown without any. */
export interface ActivitySearch {
  readonly by?: string | undefined;
  readonly period?: string | undefined;
}

/** Anything invalid counts as absent. */
export function activityPlaceIn({ by, period }: Record<string, unknown> | ActivitySearch): ActivityPlace {
  return {
    by: typeof by === 'string' && by !== '' ? by : null,
    period: PERIODS.find((each) => each === period) ?? null,
  };
}

export function activitySearchOf({ by, period }: ActivityPlace): ActivitySearch {
  return { by: by ?? undefined, period: period ?? undefined };
}
