import { searchKeyOf } from '../../../shared/people/name-keys.ts';
import { foldedWords } from '../../../shared/folded-words.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { REMOVED, SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { fullerPhone } from '../booking/passenger-phone.ts';
import type { Place } from '../basics/place.ts';
import { firmBatch } from '../firm/firm-batch.ts';
import { signature, type Signer } from '../firm/signer.ts';
import {
  CUSTOMER_DAYS,
  MOST_CUSTOMER_PLACES,
  MOST_OTHER_PHONES,
  MOST_RIDES_OF_CALLER,
} from '../basics/ride-limits.ts';
import { NEEDS, type Need } from '../basics/need.ts';
import { blockedNumberPath, customerPath, removedCustomerPath } from '../stored/ride-paths.ts';
import type { CallersNumber } from './call.ts';
import { customerIn, customerRider } from './caller.ts';
import { findsOf } from './customer-search.ts';
import type { Customer } from './customer.ts';
import type { CustomerEntry } from './parse-customer.ts';

/** Records are removed this long before the rules require it, because no device's clock is exact. */
const MARGIN_MS = HOUR_MS;

/**
 * The `rides` of a customer's record: each ride once, the last one first, then the names of merged records. If the list
 * is too long, the oldest rides are left out. The merged records stay in the list, because pages find them only here.
 */
export function listedRides(names: readonly string[]): readonly string[] {
  const each = [...new Set(names)];
  const gone = each.filter((name) => customerIn(name) !== null).slice(1 - MOST_RIDES_OF_CALLER);
  const rides = each.filter((name) => customerIn(name) === null);
  return [...rides.slice(0, MOST_RIDES_OF_CALLER - gone.length), ...gone];
}

/** When the record of a customer who books or is imported now will be removed (rides R32). */
export const customerUntil = (now: Date): Date =>
  new Date(now.getTime() + CUSTOMER_DAYS * DAY_MS - MARGIN_MS);

/** The first `MOST_CUSTOMER_PLACES` places, each once, with known coordinates if there are any. */
function distinctPlaces(places: readonly Place[], known: readonly Place[]): readonly Place[] {
  const texts = new Set(places.map(({ text }) => text));
  return [...texts]
    .slice(0, MOST_CUSTOMER_PLACES)
    .map((text) => known.find((place) => place.text === text) ?? { text });
}

/** The numbers of a customer, the main one first. */
export const numbersOf = ({ phone, phoneKey, phones, phoneKeys }: Customer): readonly CallersNumber[] =>
  phoneKeys.map((key, at) => ({ key, phone: (key === phoneKey ? phone : phones[at - 1]) ?? key }));

/** The stored fields of a name and at least one number, with their keys and search entries. */
export function namedFields(name: string, numbers: readonly CallersNumber[]) {
  const keys = numbers.map(({ key }) => key);
  const [phone = '', ...phones] = numbers.map((number) => number.phone);
  const [phoneKey = ''] = keys;
  return {
    phone,
    phoneKey,
    phones,
    phoneKeys: keys,
    name,
    nameKey: searchKeyOf(name),
    finds: findsOf(name, keys),
  };
}

function fieldsOf(
  { number, others, name, places, note, driverNote }: CustomerEntry,
  known: readonly Place[],
) {
  return {
    ...namedFields(name, [number, ...others]),
    places: distinctPlaces(places, known),
    note,
    driverNote,
  };
}

/** The write of the fields that differ. */
function changedBatch(known: Customer, wanted: ReturnType<typeof fieldsOf> & Partial<Customer>): Batch {
  return firmBatch(customerPath(known.id), wanted, known);
}

/** The writes of a correction: the fields that differ. */
export function correctedBatch(known: Customer, entry: CustomerEntry): Batch {
  return changedBatch(known, fieldsOf(entry, known.places));
}

/**
 * The writes that block a customer and their numbers from booking by phone. `known` has the keys that are blocked
 * already, because another blocked customer has these numbers.
 */
export function blockBatch(
  { id, phoneKeys, deleteAt }: Customer,
  by: Signer,
  known: readonly string[] = [],
): Batch {
  const fields = { customer: id, ...signature(by), deleteAt };
  const keys = phoneKeys.filter((key) => !known.includes(key));
  return [
    { kind: 'update', path: customerPath(id), fields: { blocked: signature(by) } },
    ...keys.map((key) => ({ kind: 'set' as const, path: blockedNumberPath(key), fields })),
  ];
}

/** The writes that lift the block of a customer and of the numbers with these keys. */
export function unblockBatch({ id }: Customer, by: Signer, keys: readonly string[]): Batch {
  return [
    { kind: 'update', path: customerPath(id), fields: { blocked: REMOVED, lifted: signature(by) } },
    ...keys.map((key) => ({ kind: 'remove' as const, path: blockedNumberPath(key), fields: {} })),
  ];
}

/** A customer from a file, with their needs. */
export interface ImportedCustomer extends CustomerEntry {
  readonly needs: readonly Need[];
}

/** The write of a new customer from a file. */
export function newCustomerBatch(id: string, { needs, ...entry }: ImportedCustomer, now: Date): Batch {
  const fields = { ...fieldsOf(entry, []), trips: [], needs, rides: [], lastRideAt: SERVER_TIME };
  return [{ kind: 'set', path: customerPath(id), fields: { ...fields, deleteAt: customerUntil(now) } }];
}

/** These numbers, each once, in the most complete spelling. */
function distinctNumbers(numbers: readonly CallersNumber[]): readonly CallersNumber[] {
  const byKey = new Map<string, CallersNumber>();
  for (const { key, phone } of numbers) {
    const known = byKey.get(key)?.phone ?? phone;
    byKey.set(key, { key, phone: fullerPhone(known, phone) });
  }
  return [...byKey.values()];
}

/** The numbers of customer and entry, as many as a record may have. A blocked customer gets no further number. */
function numbersTogether(known: Customer, { number, others }: CustomerEntry): readonly CallersNumber[] {
  const said = [number, ...others];
  const own = numbersOf(known).map(({ key, phone }) => {
    const again = said.find((each) => each.key === key)?.phone ?? phone;
    return { key, phone: fullerPhone(again, phone) };
  });
  return known.blocked === null ? distinctNumbers([...own, ...said]).slice(0, 1 + MOST_OTHER_PHONES) : own;
}

/** The numbers from a file that the known record has no room for. */
export function leftNumbers(known: Customer, entry: CustomerEntry): readonly string[] {
  const taken = numbersTogether(known, entry).map(({ key }) => key);
  return [entry.number, ...entry.others].flatMap(({ key, phone }) => (taken.includes(key) ? [] : phone));
}

/** The write of what a file changes in a known customer. It removes no needs. A known name with more words stays. */
export function importedBatch(known: Customer, { needs, ...entry }: ImportedCustomer): Batch {
  const [number = entry.number, ...others] = numbersTogether(known, entry);
  const isFuller = foldedWords(known.name).length > foldedWords(entry.name).length;
  const wanted = {
    ...entry,
    name: isFuller ? known.name : entry.name,
    number,
    others,
    places: entry.places.length === 0 ? known.places : [...entry.places, ...known.places],
    note: entry.note || known.note,
    driverNote: entry.driverNote || known.driverNote,
  };
  const all = NEEDS.filter((need) => known.needs.includes(need) || needs.includes(need));
  const isMore = all.length > known.needs.length;
  return changedBatch(known, { ...fieldsOf(wanted, known.places), needs: isMore ? all : known.needs });
}

/** The write that restores the values that the customer had before the import of a file. */
export function restoredBatch(known: Customer, before: Customer): Batch {
  const { name, places, note, driverNote, needs } = before;
  return changedBatch(known, { ...namedFields(name, numbersOf(before)), places, note, driverNote, needs });
}

const together = (notes: readonly string[]) => [...new Set(notes)].filter(Boolean).join(' / ');

/** The merged values of two records of one person. Name and main number are those of `kept`. */
export function mergedEntry(kept: Customer, other: Customer): ImportedCustomer {
  const places = [...kept.places, ...other.places];
  const [number = { phone: kept.phone, key: kept.phoneKey }, ...others] = distinctNumbers([
    ...numbersOf(kept),
    ...numbersOf(other),
  ]);
  return {
    number,
    others: others.slice(0, MOST_OTHER_PHONES),
    name: kept.name,
    places: distinctPlaces(places, places),
    needs: NEEDS.filter((need) => kept.needs.includes(need) || other.needs.includes(need)),
    note: together([kept.note, other.note]),
    driverNote: together([kept.driverNote, other.driverNote]),
  };
}

/** The values that a merge loses: the other name (`null` if the names are equal), and what exceeds a limit. */
export interface LostByMerge {
  readonly name: string | null;
  readonly phones: readonly string[];
  readonly places: readonly string[];
}

export function lostByMerge(kept: Customer, other: Customer): LostByMerge {
  const { number, others, places } = mergedEntry(kept, other);
  const keys = [number, ...others].map(({ key }) => key);
  const texts = places.map(({ text }) => text);
  return {
    name: kept.name === other.name ? null : other.name,
    phones: numbersOf(other).flatMap(({ key, phone }) => (keys.includes(key) ? [] : phone)),
    places: [...kept.places, ...other.places].flatMap(({ text }) => (texts.includes(text) ? [] : text)),
  };
}

/**
 * The writes that merge two records of one person. The record with the later ride stays, because it is stored longer.
 * It gets name and main number of `kept`. Its own rides come first, because no dates of rides are known here. A signed
 * copy of the other record is stored until that record would have been removed anyway (D79).
 */
export function mergeBatch(kept: Customer, other: Customer, by: Signer): Batch {
  const isLater = kept.lastRideAt >= other.lastRideAt;
  const [stays, goes] = isLater ? [kept, other] : [other, kept];
  const { needs, ...merged } = mergedEntry(kept, other);
  const entry = fieldsOf(merged, merged.places);
  const rides = listedRides([...stays.rides, ...goes.rides, customerRider(goes.id)]);
  return [...changedBatch(stays, { ...entry, needs, rides }), ...removalBatch(goes, by, stays.id)];
}

/** The writes that remove a record. A signed copy is stored until the record would have been removed anyway (D79). */
export function removalBatch({ id, ...customer }: Customer, by: Signer, into: string | null): Batch {
  const { blocked: _, lifted: __, ...was } = customer;
  return [
    {
      kind: 'set',
      path: removedCustomerPath(id),
      fields: { was, into, ...signature(by), deleteAt: customer.deleteAt },
    },
    { kind: 'remove', path: customerPath(id), fields: {} },
  ];
}
