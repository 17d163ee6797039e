import type { FirestoreValue } from './value.ts';

/** Short makers of values, for tests. */
export const nothing: FirestoreValue = { type: 'null' };
export const boolean = (value: boolean): FirestoreValue => ({ type: 'boolean', value });
export const integer = (value: bigint | number): FirestoreValue & { type: 'integer' } => ({
  type: 'integer',
  value: BigInt(value),
});
export const double = (value: number): FirestoreValue & { type: 'double' } => ({ type: 'double', value });
export const text = (value: string): FirestoreValue => ({ type: 'string', value });
export const timestamp = (micros: bigint): FirestoreValue => ({ type: 'timestamp', micros });
export const bytes = (...value: number[]): FirestoreValue => ({
  type: 'bytes',
  value: Uint8Array.from(value),
});
export const reference = (path: string): FirestoreValue => ({ type: 'reference', path });
export const geoPoint = (latitude: number, longitude: number): FirestoreValue => ({
  type: 'geoPoint',
  latitude,
  longitude,
});
export const array = (...values: FirestoreValue[]): FirestoreValue => ({ type: 'array', values });
export const map = (fields: Readonly<Record<string, FirestoreValue>>): FirestoreValue => ({
  type: 'map',
  fields: new Map(Object.entries(fields)),
});
