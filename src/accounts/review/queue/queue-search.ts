import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

const NAMES = ['filter', 'role', 'address', 'search'] as const;

/** The search parameters of the queue, as texts. `queuePlaceIn` interprets them. */
export type QueueSearch = Texts<(typeof NAMES)[number]>;

export const queueSearch = textsIn(...NAMES);
