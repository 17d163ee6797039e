import { count, mapOf, oneOf } from '../../../shared/composed-decoders.ts';
import { isMap, text, type Fields } from '../../../shared/decoders.ts';
import { isDay } from '../../../shared/time/day.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import { LEG_KEYS, madeKey, type LegKey } from './leg.ts';

/** A month such as `2026-11`: the id of the document that names the rides of an order in this month. */
export type Month = string;

const MONTH_LENGTH = 'yyyy-mm'.length;

export const monthOf = (day: Day): Month => day.slice(0, MONTH_LENGTH);

/** The months of these days, each once. */
export const monthsOf = (days: readonly Day[]): readonly Month[] => [...new Set(days.map(monthOf))];

/** The name of a ride of an order within its month: `02-1` is leg `1` on the second day. */
export const rideName = (day: Day, leg: LegKey): string => `${day.slice(MONTH_LENGTH + 1)}-${leg}`;

/** The ids of the rides that an order has made, by `madeKey`; `''` for a ride that dispatch has dismissed. */
export type MadeDays = ReadonlyMap<string, string>;

export interface MadeRide {
  readonly day: Day;
  readonly leg: LegKey;
  readonly ride: string;
}

/** The rides that were made, by day. */
export function madeRides(made: MadeDays): readonly MadeRide[] {
  return [...made]
    .flatMap(([key, ride]) => {
      const day = key.slice(0, 'yyyy-mm-dd'.length);
      const leg = LEG_KEYS.find((each) => madeKey(day, each) === key);
      return leg === undefined || ride === '' ? [] : [{ day, leg, ride }];
    })
    .toSorted((one, other) => (madeKey(one.day, one.leg) < madeKey(other.day, other.leg) ? -1 : 1));
}

const MONTH_FIELDS = { named: text, orderRev: count } as const satisfies Fields;
const readValues = mapOf(MONTH_FIELDS);
const legKey = oneOf(LEG_KEYS);

/** Reads the document of a month: an empty map if there is no document, `null` if it is damaged. */
export function readMonth(month: Month, stored: unknown): MadeDays | null {
  if (stored === null) return new Map();
  const days = isMap(stored) ? stored['days'] : undefined;
  if (readValues(stored) === undefined || !isMap(days)) return null;
  const made = new Map<string, string>();
  for (const [name, ride] of Object.entries(days)) {
    const day = `${month}-${name.slice(0, 2)}`;
    const leg = legKey(name.slice('dd-'.length));
    if (!isDay(day) || leg === undefined || typeof ride !== 'string') return null;
    made.set(madeKey(day, leg), ride);
  }
  return made;
}
