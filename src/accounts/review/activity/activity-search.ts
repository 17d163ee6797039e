import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/** Which decisions the page shows: the uid of the deciding administrator (`by`), and a period; otherwise all. */
const NAMES = ['by', 'period'] as const;

/** The parameters as texts. The page interprets them. */
export type ActivitySearch = Texts<(typeof NAMES)[number]>;

export const activitySearch = textsIn(...NAMES);
