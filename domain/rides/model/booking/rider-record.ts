import { isMap, text, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { listOf, mapOf, orNull } from '../stored/kinds.ts';
import { phoneKeyOf } from './phone-key.ts';
import { place, type Place } from './place.ts';

/** The slots of a passenger's open rides, by slot the ride's id (rides R7): one for now, three for later. */
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
  /** Of the last trips, the last one's first: where it began, and where it went. */
  readonly places: readonly Place[];
  readonly slots: ValuesOf<typeof SLOTS>;
}

const readSlots = mapOf(SLOTS);
const readPlaces = listOf(place);
const NO_SLOTS = { now: null, later1: null, later2: null, later3: null };

/** Reads a document of any shape: what is no such thing counts as absent, since the rules refuse what it would break. */
export function readRiderRecord(document: unknown): RiderRecord {
  const stored = isMap(document) ? document : {};
  return {
    phone: text(stored['phone']) ?? '',
    places: readPlaces(stored['places']) ?? [],
    slots: readSlots(stored['slots']) ?? NO_SLOTS,
  };
}

/** A number as it is kept, with the key by which dispatch finds whoever calls from it. */
export function keptPhone(phone: string): { readonly phone: string; readonly phoneKey: string } {
  return { phone, phoneKey: phoneKeyOf(phone) };
}
