import type { Decoder } from '../../../shared/decoders.ts';
import { isDay } from '../../../shared/time/day.ts';
import type { Day } from '../../../shared/time/wall-time.ts';

/** Why an order pauses. The list is closed, because free text about a person would have to be removed (rides R27). */
export const PAUSE_REASONS = ['holiday', 'hospital', 'illness', 'other'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Days on which an order has no rides, the first and the last day included. */
export interface Pause {
  readonly first: Day;
  readonly last: Day;
  readonly why: PauseReason;
}

const PAUSE = /^(\S{10})\/(\S{10}) ([a-z]+)$/;

/** A pause as it is stored: one text, like a leg. */
export const pauseText = ({ first, last, why }: Pause): string => `${first}/${last} ${why}`;

export const pause: Decoder<Pause> = (stored) => {
  const [, first = '', last = '', reason] = PAUSE.exec(String(stored)) ?? [];
  const why = PAUSE_REASONS.find((each) => each === reason);
  return why !== undefined && isDay(first) && isDay(last) && first <= last ? { first, last, why } : undefined;
};

export const isPaused = (pauses: readonly Pause[], day: Day): boolean =>
  pauses.some(({ first, last }) => first <= day && day <= last);
