import { DAY_MS } from '../../../shared/durations.ts';
import { listOf } from '../../../shared/composed-decoders.ts';
import { isMap, text, time } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { KEEP_PAUSE, LONGEST_PASSENGER_NAME, MOST_RIDER_PLACES } from '../basics/ride-limits.ts';
import { riderPath } from '../stored/ride-paths.ts';
import { phoneEndOf, phoneKeyOf } from './passenger-phone.ts';
import { NO_SLOTS, slots, type Slot, type Slots } from './passenger-slots.ts';
import { place, recentPlaces, type Place } from '../basics/place.ts';
import type { RideDetails } from './ride-details.ts';
import { NO_SAVED_PLACES, savedPlaces, storedPlaces, type SavedPlaces } from './saved-places.ts';

/** The record of a passenger's bookings, `riders/{uid}`. */
export interface RiderRecord {
  /** Empty until the first booking with a number. */
  readonly phone: string;
  /** The places of the last trips, start and destination, those of the last trip first. */
  readonly places: readonly Place[];
  readonly saved: SavedPlaces;
  readonly slots: Slots;
  /** When the last ride was booked; `null` before the first one. */
  readonly claimedAt: Date | null;
  /** When a number or an own place was last saved apart from a booking; `null` for never. */
  readonly keptAt: Date | null;
}

const readPlaces = listOf(place);

/** Reads a document of any shape. A malformed field counts as absent; the rules refuse a booking over it. */
export function readRiderRecord(document: unknown): RiderRecord {
  const stored = isMap(document) ? document : {};
  return {
    phone: text(stored['phone']) ?? '',
    places: readPlaces(stored['places']) ?? [],
    saved: savedPlaces(stored['saved'] ?? {}) ?? NO_SAVED_PLACES,
    slots: slots(stored['slots']) ?? NO_SLOTS,
    claimedAt: time(stored['claimedAt']) ?? null,
    keptAt: time(stored['keptAt']) ?? null,
  };
}

/** A number as it is stored, with its key and its last digits, by which dispatch finds callers. */
export function phoneFields(phone: string): Readonly<Record<'phone' | 'phoneKey' | 'phoneEnd', string>> {
  const phoneKey = phoneKeyOf(phone);
  return { phone, phoneKey, phoneEnd: phoneEndOf(phoneKey) };
}

/** How a ride takes a slot of its passenger. */
export interface SlotClaim {
  readonly slot: Slot;
  /** `null` if nothing is stored yet. */
  readonly record: RiderRecord | null;
  /** The number for a new record. */
  readonly phone: string;
  /** The places to suggest at the next booking, of this ride and of the record. */
  readonly places: readonly Place[];
}

/**
 * The places of a passenger's record after a trip, those of this one first. The way back within a day of their last
 * booking changes nothing, because their next trip begins where that one began (D96).
 */
export function placesAfter(
  { from, to }: { readonly from: Place; readonly to: Place },
  record: RiderRecord | null,
  now: Date,
): readonly Place[] {
  const known = record?.places ?? [];
  const [start, end] = known;
  const isOpposite = start?.text === to.text && end?.text === from.text;
  const isSoon = now.getTime() - (record?.claimedAt?.getTime() ?? 0) < DAY_MS;
  return isOpposite && isSoon ? known : recentPlaces({ from, to }, known, MOST_RIDER_PLACES);
}

/** The passenger's record after a ride has taken a slot. */
export function claimBatch(uid: string, ride: string, { slot, record, phone, places }: SlotClaim): Batch {
  const path = riderPath(uid);
  const claimed = { places, claim: slot, claimedAt: SERVER_TIME };
  return record === null
    ? [{ kind: 'set', path, fields: { ...phoneFields(phone), slots: { [slot]: ride }, ...claimed } }]
    : [{ kind: 'update', path, fields: { [`slots.${slot}`]: ride, ...claimed } }];
}

/** Saves the number for the passenger's next booking; works only on a stored record. */
export function phoneBatch(uid: string, phone: string): Batch {
  return [{ kind: 'update', path: riderPath(uid), fields: { ...phoneFields(phone), keptAt: SERVER_TIME } }];
}

/** From when the rules let a passenger save another number or place. */
export function savableFrom(record: RiderRecord | null): Date {
  return new Date((record?.keptAt?.getTime() ?? 0) + KEEP_PAUSE * 1000);
}

/** Saves the passenger's own places; before the first booking (`record` is `null`) in a record of nothing else. */
export function savedPlacesBatch(uid: string, saved: SavedPlaces, record: RiderRecord | null): Batch {
  const path = riderPath(uid);
  const fields = { saved: storedPlaces(saved), keptAt: SERVER_TIME };
  return record === null
    ? [{ kind: 'set', path, fields: { ...phoneFields(''), slots: {}, ...fields } }]
    : [{ kind: 'update', path, fields }];
}

/**
 * The name of a passenger with an account in a ride; without a name it is their address. Joiners, which the rules
 * refuse in a ride, are left out.
 */
export function riderName({
  name,
  email,
}: {
  readonly name?: string | null | undefined;
  readonly email: string;
}): string {
  return typedText((name ?? '').slice(0, LONGEST_PASSENGER_NAME)) || email.slice(0, LONGEST_PASSENGER_NAME);
}

/** The name of another person for whom a passenger has booked; `null` if the passenger rides. */
export function otherPassenger(
  { name }: Pick<RideDetails, 'name'>,
  account: Parameters<typeof riderName>[0],
): string | null {
  return name === riderName(account) ? null : name;
}
