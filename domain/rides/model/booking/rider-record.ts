import { isMap, text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { listOf, mapOf, orNull } from '../../../shared/composed-kinds.ts';
import type { Batch } from '../../../shared/record-write.ts';
import { riderPath } from '../stored/ride-paths.ts';
import { phoneKeyOf } from './phone-key.ts';
import { place, type Place } from './place.ts';

/** The slots of a passenger's open rides, each with the ride's id (rides R7): one for now, three for later. */
const SLOTS = {
  now: orNull(text),
  later1: orNull(text),
  later2: orNull(text),
  later3: orNull(text),
} as const satisfies Fields;
export type Slot = keyof typeof SLOTS;

/** The slots that a ride of each kind may take. */
export const SLOTS_FOR = {
  now: ['now'],
  later: ['later1', 'later2', 'later3'],
} as const satisfies Readonly<Record<'now' | 'later', readonly Slot[]>>;

/** What is stored of a passenger's bookings, `riders/{uid}`. */
export interface RiderRecord {
  /** Empty until the first booking. */
  readonly phone: string;
  /** The places of the last trips, start and destination, those of the last trip first. */
  readonly places: readonly Place[];
  readonly slots: ValuesOf<typeof SLOTS>;
  /** When the last ride was booked; `null` in older records. */
  readonly claimedAt: Date | null;
}

const readSlots = mapOf(SLOTS);
const readPlaces = listOf(place);
export const NO_SLOTS = { now: null, later1: null, later2: null, later3: null };

/**
 * Reads a document of any shape. A field of the wrong kind counts as absent; the rules refuse a booking that this would
 * damage.
 */
export function readRiderRecord(document: unknown): RiderRecord {
  const stored = isMap(document) ? document : {};
  return {
    phone: text(stored['phone']) ?? '',
    places: readPlaces(stored['places']) ?? [],
    slots: readSlots(stored['slots']) ?? NO_SLOTS,
    claimedAt: time(stored['claimedAt']) ?? null,
  };
}

/** A number as it is stored, with the key by which dispatch finds callers. */
export function keptPhone(phone: string): { readonly phone: string; readonly phoneKey: string } {
  return { phone, phoneKey: phoneKeyOf(phone) };
}

/** Keeps the number for the passenger's next booking; works only after their first. */
export function phoneBatch(uid: string, phone: string): Batch {
  return [{ kind: 'update', path: riderPath(uid), fields: keptPhone(phone) }];
}
