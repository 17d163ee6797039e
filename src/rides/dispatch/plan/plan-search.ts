import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

const NAMES = ['day', 'driver'] as const;

/** The day of a plan, and the driver of a day sheet, as texts of the address: the page parses them. */
export type PlanSearch = Texts<(typeof NAMES)[number]>;

export const planSearch = textsIn(...NAMES);
