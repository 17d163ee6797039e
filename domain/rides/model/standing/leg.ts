import type { Decoder } from '../../../shared/decoders.ts';
import type { Day } from '../../../shared/time/wall-time.ts';

/** A leg goes from the order’s start to its destination, or back. */
export const WAYS = ['there', 'back'] as const;
export type Way = (typeof WAYS)[number];

/** The names of the legs of an order, four at most. A leg keeps its name when its time changes. */
export const LEG_KEYS = ['1', '2', '3', '4'] as const;
export type LegKey = (typeof LEG_KEYS)[number];

/** One of the rides on each day of an order. */
export interface Leg {
  readonly key: LegKey;
  readonly way: Way;
  /** The time on the service’s clocks, such as `08:15`; `null` for a way back for which the passenger will ring. */
  readonly time: string | null;
}

/** The key of a ride of an order, by its day and leg, such as `2026-11-02-1`. */
export const madeKey = (day: Day, key: LegKey): string => `${day}-${key}`;

/** The places of a leg, in the direction in which it is driven. */
export function endsOf<End>({ from, to }: { from: End; to: End }, { way }: Pick<Leg, 'way'>) {
  return way === 'there' ? { from, to } : { from: to, to: from };
}

const LEG = /^([1-4]) (?:there|back)(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** A leg is stored as one text. Rules can check a list of texts, but no list of maps (rides R39). */
export const legText = ({ key, way, time }: Leg): string => `${key} ${way}${time === null ? '' : ` ${time}`}`;

/** Decodes one leg. The way there always has a time. */
export const leg: Decoder<Leg> = (stored) => {
  const text = String(stored);
  const [, name, time = null] = LEG.exec(text) ?? [];
  const key = LEG_KEYS.find((each) => each === name);
  const way = WAYS.find((each) => text.includes(each));
  if (key === undefined || way === undefined) return undefined;
  return way === 'there' && time === null ? undefined : { key, way, time };
};
