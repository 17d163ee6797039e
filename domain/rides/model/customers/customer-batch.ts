import { nameKeysOf } from '../../../accounts/model/name-keys.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { fullerPhone } from '../booking/passenger-phone.ts';
import type { Place } from '../booking/place.ts';
import { firmBatch } from '../firm/firm-batch.ts';
import { CUSTOMER_DAYS, MOST_CUSTOMER_PLACES, MOST_RIDES_OF_CALLER } from '../ride-limits.ts';
import type { Need } from '../ride/ride.ts';
import { customerPath } from '../stored/ride-paths.ts';
import { customerIn, customerRider } from './caller.ts';
import type { Customer } from './customer.ts';
import type { CustomerEntry } from './parse-customer.ts';

/** Kept a little shorter than the rules allow, because no device's time is exact. */
const MARGIN_MS = HOUR_MS;

/**
 * What a customer's record lists: each ride once, the last one first, then what merged records were called. Of too many the
 * oldest rides go, since nothing else tells whose the name of a record is that has gone.
 */
export function listedRides(names: readonly string[]): readonly string[] {
  const each = [...new Set(names)];
  const gone = each.filter((name) => customerIn(name) !== null).slice(1 - MOST_RIDES_OF_CALLER);
  const rides = each.filter((name) => customerIn(name) === null);
  return [...rides.slice(0, MOST_RIDES_OF_CALLER - gone.length), ...gone];
}

/** When a customer who books or is brought in now is removed (rides R32). */
export const customerUntil = (now: Date): Date =>
  new Date(now.getTime() + CUSTOMER_DAYS * DAY_MS - MARGIN_MS);

/** Each place once, the first ones, without those that the rules refuse as hidden; as they are known, if they are. */
function distinctPlaces(places: readonly Place[], known: readonly Place[]): readonly Place[] {
  const texts = new Set(places.map(({ text }) => text).filter((text) => text === typedText(text)));
  return [...texts]
    .slice(0, MOST_CUSTOMER_PLACES)
    .map((text) => known.find((place) => place.text === text) ?? { text });
}

function fieldsOf({ number, name, places, note }: CustomerEntry, known: readonly Place[]) {
  const { nameKey, nameKey2 } = nameKeysOf(name);
  const { phone, key: phoneKey } = number;
  return { phone, phoneKey, name, nameKey, nameKey2, places: distinctPlaces(places, known), note };
}

/**
 * Stores which of these fields differ. A record of an earlier version without a number to dial, or without rides, gets them
 * with the next change, because the rules store none again that lacks them.
 */
function changedBatch(known: Customer, wanted: ReturnType<typeof fieldsOf> & Partial<Customer>): Batch {
  const path = customerPath(known.id);
  const changed = firmBatch(path, wanted, known);
  return changed.length === 0 ? changed : firmBatch(path, { rides: known.rides ?? [], ...wanted }, known);
}

/** What a correction stores: what differs. */
export function correctedBatch(known: Customer, entry: CustomerEntry): Batch {
  return changedBatch(known, fieldsOf(entry, known.places));
}

/** What blocks a customer from booking by phone, by the administrator of this uid and name. */
export function blockBatch(
  { id, phone, phoneKey, rides }: Customer,
  by: { readonly uid: string; readonly name: string },
): Batch {
  const blocked = { by: by.uid, name: by.name, at: SERVER_TIME };
  const lacking = { ...(phone === null && { phone: phoneKey }), ...(rides === null && { rides: [] }) };
  return [{ kind: 'update', path: customerPath(id), fields: { ...lacking, blocked } }];
}

export function unblockBatch({ id }: Customer): Batch {
  return [{ kind: 'update', path: customerPath(id), fields: { blocked: REMOVED } }];
}

/** A customer who comes from a file, and what they need on each trip. */
export interface ImportedCustomer extends CustomerEntry {
  readonly needs: readonly Need[];
}

/** What a customer of a file stores who is not known; `id` is theirs. */
export function newCustomerBatch(id: string, { needs, ...entry }: ImportedCustomer, now: Date): Batch {
  const fields = { ...fieldsOf(entry, []), needs, rides: [], lastRideAt: SERVER_TIME };
  return [{ kind: 'set', path: customerPath(id), fields: { ...fields, deleteAt: customerUntil(now) } }];
}

/** What a customer of a file changes of the one who is known by this number. What the file does not say stays. */
export function importedBatch(known: Customer, { needs, ...entry }: ImportedCustomer): Batch {
  const phone = fullerPhone(entry.number.phone, known.phone);
  const places = entry.places.length === 0 ? known.places : [...entry.places, ...known.places];
  const wanted = { ...entry, number: { ...entry.number, phone }, places, note: entry.note || known.note };
  const fields = { ...fieldsOf(wanted, known.places), needs: needs.length === 0 ? known.needs : needs };
  return changedBatch(known, fields);
}

/** What makes a customer again what they were before a file changed them. */
export function restoredBatch(known: Customer, before: Customer): Batch {
  const { phone, phoneKey, name, places, note, needs } = before;
  const entry = fieldsOf({ number: { phone: phone ?? phoneKey, key: phoneKey }, name, places, note }, places);
  return changedBatch(known, { ...entry, needs });
}

/** What two records of one person become: the one that is kept, the one that goes, and their words together. */
export function mergedEntry(kept: Customer, other: Customer): CustomerEntry {
  const places = [...kept.places, ...other.places];
  return {
    number: { phone: kept.phone ?? kept.phoneKey, key: kept.phoneKey },
    name: kept.name,
    places: distinctPlaces(places, places),
    note: [...new Set([kept.note, other.note])].filter(Boolean).join(' / '),
  };
}

/**
 * What stores that two records are of one person, who keeps name and number of `kept`. The record of the later ride stays,
 * because it is the one that is kept for longer, and its rides come first: nothing here tells when the others were.
 */
export function mergeBatch(kept: Customer, other: Customer): Batch {
  const isLater = kept.lastRideAt >= other.lastRideAt;
  const [stays, goes] = isLater ? [kept, other] : [other, kept];
  const merged = mergedEntry(kept, other);
  const entry = fieldsOf(merged, merged.places);
  const rides = listedRides([...(stays.rides ?? []), ...(goes.rides ?? []), customerRider(goes.id)]);
  return [
    ...changedBatch(stays, { ...entry, needs: kept.needs, rides }),
    { kind: 'remove', path: customerPath(goes.id), fields: {} },
  ];
}
