import { listOf } from '../../../shared/composed-kinds.ts';
import { isMap, text, time } from '../../../shared/kinds.ts';
import type { Batch } from '../../../shared/record-write.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { LONGEST_RIDER } from '../ride-limits.ts';
import { riderPath } from '../stored/ride-paths.ts';
import { phoneKeyOf } from './passenger-phone.ts';
import { NO_SLOTS, slots, type Slots } from './passenger-slots.ts';
import { place, type Place } from './place.ts';

/** What is stored of a passenger's bookings, `riders/{uid}`. */
export interface RiderRecord {
  /** Empty until the first booking. */
  readonly phone: string;
  /** The places of the last trips, start and destination, those of the last trip first. */
  readonly places: readonly Place[];
  readonly slots: Slots;
  /** When the last ride was booked; `null` in older records. */
  readonly claimedAt: Date | null;
}

const readPlaces = listOf(place);

/**
 * Reads a document of any shape. A field of the wrong kind counts as absent; the rules refuse a booking that this would
 * damage.
 */
export function readRiderRecord(document: unknown): RiderRecord {
  const stored = isMap(document) ? document : {};
  return {
    phone: text(stored['phone']) ?? '',
    places: readPlaces(stored['places']) ?? [],
    slots: slots(stored['slots']) ?? NO_SLOTS,
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

/**
 * How a ride names a passenger with an account. People without a name are greeted by address; that a name of former times
 * may hold what the rules refuse as hidden keeps nobody from booking.
 */
export function riderName({
  name,
  email,
}: {
  readonly name?: string | null | undefined;
  readonly email: string;
}): string {
  return typedText((name ?? '').slice(0, LONGEST_RIDER)) || email.slice(0, LONGEST_RIDER);
}
