import type { Fields, FirestoreValue, NumberValue } from 'builtin-firestore/store';
import type { StoredFields } from '#adapters/records/document-store.ts';
import { StoredDate } from './stored-date.ts';

/** Microseconds in a second. The store's times are in microseconds. */
const MICROS = 1_000_000n;

/** A number as the SDK sends it. */
export const toNumber = (value: number): NumberValue =>
  Number.isSafeInteger(value) && !Object.is(value, -0)
    ? { type: 'integer', value: BigInt(value) }
    : { type: 'double', value };

/** A value as the SDK sends it. Throws for `undefined`, a function, a symbol or a bigint. */
export function toValue(value: unknown): FirestoreValue {
  if (value === null) return { type: 'null' };
  if (typeof value === 'boolean') return { type: 'boolean', value };
  if (typeof value === 'string') return { type: 'string', value };
  if (typeof value === 'number') return toNumber(value);
  if (value instanceof StoredDate) {
    const { seconds, nanoseconds } = value;
    return { type: 'timestamp', micros: BigInt(seconds) * MICROS + BigInt(nanoseconds) / 1000n };
  }
  if (value instanceof Date) return { type: 'timestamp', micros: BigInt(value.getTime()) * 1000n };
  if (Array.isArray(value)) return { type: 'array', values: value.map(toValue) };
  if (typeof value === 'object') return { type: 'map', fields: toFields(value) };
  throw new TypeError(`A document cannot hold ${String(value)}.`);
}

/** A document's fields in the store's form, without fields that are `undefined`. */
export function toFields(document: object): Fields {
  const present = Object.entries(document).filter(([, value]) => value !== undefined);
  return new Map(present.map(([field, value]) => [field, toValue(value)]));
}

function storedDateOf(micros: bigint): StoredDate {
  const rest = ((micros % MICROS) + MICROS) % MICROS;
  return new StoredDate(Number((micros - rest) / MICROS), Number(rest) * 1000);
}

function fromValue(stored: FirestoreValue): unknown {
  switch (stored.type) {
    case 'null':
      return null;
    case 'integer':
      return Number(stored.value);
    case 'boolean':
    case 'double':
    case 'string':
    case 'bytes':
      return stored.value;
    case 'timestamp':
      return storedDateOf(stored.micros);
    case 'array':
      return stored.values.map(fromValue);
    case 'map':
      return fromFields(stored.fields);
    case 'reference':
    case 'geoPoint':
      return stored;
  }
}

export function fromFields(fields: Fields): StoredFields {
  return Object.fromEntries([...fields].map(([field, value]) => [field, fromValue(value)]));
}
