import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/** Which decisions the page shows: those by an administrator (the uid `by`), those of a period, or all. */
const NAMES = ['by', 'period'] as const;

/** The search parameters as texts. The page interprets them. */
export type ActivitySearch = Texts<(typeof NAMES)[number]>;

export const activitySearch = textsIn(...NAMES);
