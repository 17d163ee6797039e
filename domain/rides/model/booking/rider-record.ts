import { listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { isMap, text, time } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { KEEP_PAUSE, LONGEST_PASSENGER_NAME } from '../basics/ride-limits.ts';
import { riderPath } from '../stored/ride-paths.ts';
import { phoneEndOf, phoneKeyOf } from './passenger-phone.ts';
import { NO_SLOTS, slots, type Slot, type Slots } from './passenger-slots.ts';
import type { RideDetails } from './ride-details.ts';
import { NO_SAVED_PLACES, savedPlaces, storedPlaces, type SavedPlaces } from './saved-places.ts';
import { TAKEN_TRIP_FIELDS, type TakenTrip } from './taken-trips.ts';

/** The record of a passenger's bookings, `riders/{uid}`. */
export interface RiderRecord {
  /** Empty if the passenger has stored no number. */
  readonly phone: string;
  /** The last trips, the latest first (D96). */
  readonly trips: readonly TakenTrip[];
  readonly saved: SavedPlaces;
  readonly slots: Slots;
  /** When a ride last took a slot; `null` if no ride has. */
  readonly claimedAt: Date | null;
  /** When a number or own places were last saved without a booking; `null` if never. */
  readonly keptAt: Date | null;
}

const readTrips = listOf(mapOf(TAKEN_TRIP_FIELDS));

/** Reads a document of any shape. A malformed field counts as absent. */
export function readRiderRecord(document: unknown): RiderRecord {
  const stored = isMap(document) ? document : {};
  return {
    phone: text(stored['phone']) ?? '',
    trips: readTrips(stored['trips']) ?? [],
    saved: savedPlaces(stored['saved'] ?? {}) ?? NO_SAVED_PLACES,
    slots: slots(stored['slots']) ?? NO_SLOTS,
    claimedAt: time(stored['claimedAt']) ?? null,
    keptAt: time(stored['keptAt']) ?? null,
  };
}

/** The stored fields of a number. Dispatch finds callers by its key and its last digits. */
export function phoneFields(phone: string): Readonly<Record<'phone' | 'phoneKey' | 'phoneEnd', string>> {
  const phoneKey = phoneKeyOf(phone);
  return { phone, phoneKey, phoneEnd: phoneEndOf(phoneKey) };
}

/** How a ride takes a slot of its passenger. */
export interface SlotClaim {
  readonly slot: Slot;
  /** `null` if the passenger has no record yet. */
  readonly record: RiderRecord | null;
  /** The number for a new record. */
  readonly phone: string;
  /** The trips that the record has after this booking. */
  readonly trips: readonly TakenTrip[];
}

/** The write by which a ride takes a slot in the passenger's record. */
export function claimBatch(uid: string, ride: string, { slot, record, phone, trips }: SlotClaim): Batch {
  const path = riderPath(uid);
  const claimed = { trips, claim: slot, claimedAt: SERVER_TIME };
  return record === null
    ? [{ kind: 'set', path, fields: { ...phoneFields(phone), slots: { [slot]: ride }, ...claimed } }]
    : [{ kind: 'update', path, fields: { [`slots.${slot}`]: ride, ...claimed } }];
}

/** The write of the number for the passenger's next booking. The record must exist. */
export function phoneBatch(uid: string, phone: string): Batch {
  return [{ kind: 'update', path: riderPath(uid), fields: { ...phoneFields(phone), keptAt: SERVER_TIME } }];
}

/** From when the rules let a passenger save another number or place. */
export function savableFrom(record: RiderRecord | null): Date {
  return new Date((record?.keptAt?.getTime() ?? 0) + KEEP_PAUSE * 1000);
}

/** The write of the passenger's own places. A passenger without a `record` gets one with these places alone. */
export function savedPlacesBatch(uid: string, saved: SavedPlaces, record: RiderRecord | null): Batch {
  const path = riderPath(uid);
  const fields = { saved: storedPlaces(saved), keptAt: SERVER_TIME };
  return record === null
    ? [{ kind: 'set', path, fields: { ...phoneFields(''), slots: {}, ...fields } }]
    : [{ kind: 'update', path, fields }];
}

/**
 * The name that a ride gets from a passenger's account: its name without hidden characters, otherwise the email
 * address. At most `LONGEST_PASSENGER_NAME` units.
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

/** The name in a ride; `null` if it is the account's present name. */
export function otherPassenger(
  { name }: Pick<RideDetails, 'name'>,
  account: Parameters<typeof riderName>[0],
): string | null {
  return name === riderName(account) ? null : name;
}
