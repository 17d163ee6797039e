import { mapOf, orNull, recordOf } from '../../../shared/composed-decoders.ts';
import { text } from '../../../shared/decoders.ts';
import type { MOST_LATER_RIDES } from '../basics/ride-limits.ts';

/** There are `MOST_LATER_RIDES` of these slots. The message about full slots names this number. */
const LATER = ['later1', 'later2', 'later3'] as const satisfies { readonly length: typeof MOST_LATER_RIDES };

/** The slots of a passenger's open rides (rides R7), by the kind of ride that may take them. */
export const SLOTS_FOR = { now: ['now'], later: LATER } as const;
export type Slot = (typeof SLOTS_FOR)[keyof typeof SLOTS_FOR][number];

/** Each slot with the id of its ride; `null` if the slot is empty. */
export type Slots = Readonly<Record<Slot, string | null>>;

const SLOTS: readonly Slot[] = Object.values(SLOTS_FOR).flat();

export const NO_SLOTS: Slots = recordOf(SLOTS, null);
export const slots = mapOf(recordOf(SLOTS, orNull(text)));
