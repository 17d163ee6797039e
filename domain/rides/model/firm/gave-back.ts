import { mapOf, oneOf, orNull, recordOf } from '../../../shared/composed-decoders.ts';
import { SECOND_MS } from '../../../shared/durations.ts';
import { time } from '../../../shared/decoders.ts';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { type MOST_RETURNS, RETURN_PAUSE, RETURNS_WINDOW } from '../basics/ride-limits.ts';

/** Three places for times, written in turn. They are fields, because a list cannot have a server time. */
const PLACES = ['0', '1', '2'] as const satisfies { readonly length: typeof MOST_RETURNS };
export type ReturnPlace = (typeof PLACES)[number];

/** Decodes the times of rides given back; `null` for a driver who has given back nothing. */
export const readGaveBack = orNull(mapOf({ place: oneOf(PLACES), ...recordOf(PLACES, orNull(time)) }));

/** When a driver last gave back rides with open details, and the place of the newest time (D91). */
export type GaveBack = Exclude<ReturnType<typeof readGaveBack>, undefined>;

/** The place of the oldest time. The next time replaces it. */
export function returnPlace(gaveBack: GaveBack): ReturnPlace {
  return PLACES[PLACES.indexOf(gaveBack?.place ?? '2') + 1] ?? '0';
}

/** The fields that store that a driver gives back this ride. */
export function gaveBackFields(place: ReturnPlace, ride: string): Readonly<Record<string, unknown>> {
  return { 'gaveBack.place': place, 'gaveBack.ride': ride, [`gaveBack.${place}`]: SERVER_TIME };
}

const lastOf = (gaveBack: GaveBack) => gaveBack && gaveBack[gaveBack.place];
/** The first of the last `MOST_RETURNS` times; `null` if there were fewer. */
const firstOf = (gaveBack: GaveBack) => gaveBack && gaveBack[returnPlace(gaveBack)];

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * SECOND_MS);

/** From when a driver may choose a ride again. `many`: the wait is longer, because the driver gave back many rides. */
export interface Rest {
  readonly from: Date;
  readonly many: boolean;
}

/** `null` if the driver has never given back a ride with open details. */
export function restOf(gaveBack: GaveBack): Rest | null {
  const [last, first] = [lastOf(gaveBack), firstOf(gaveBack)];
  if (last === null) return null;
  const pause = { from: after(last, RETURN_PAUSE), many: false };
  const window = first && { from: after(first, RETURNS_WINDOW), many: true };
  return window !== null && window.from > pause.from ? window : pause;
}

/** When a driver gave back the last of `MOST_RETURNS` rides; `null` if not all were within `RETURNS_WINDOW`. */
export function manyAt(gaveBack: GaveBack): Date | null {
  const [last, first] = [lastOf(gaveBack), firstOf(gaveBack)];
  return last !== null && first !== null && after(first, RETURNS_WINDOW) >= last ? last : null;
}
