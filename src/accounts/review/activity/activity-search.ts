import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/** The parameters that choose decisions: `by`, the uid of the administrator who decided, and `period`. */
const NAMES = ['by', 'period'] as const;

/** The search parameters as texts. The page interprets them. */
export type ActivitySearch = Texts<(typeof NAMES)[number]>;

export const activitySearch = textsIn(...NAMES);
