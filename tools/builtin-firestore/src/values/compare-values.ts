import { compareBytes } from './bytes.ts';
import { comparePaths, compareUtf8 } from './utf8-order.ts';
import type { Fields, FirestoreValue } from './value.ts';

const RANKS = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 9,
} as const;

/** The place of a value's type in the order of types. A range finds only values of its operand's rank. */
export const typeRank = (value: FirestoreValue): number => RANKS[value.type];

export const isNaNValue = (value: FirestoreValue): boolean =>
  value.type === 'double' && Number.isNaN(value.value);

function compareScalars<T extends bigint | number | boolean>(left: T, right: T): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

/** NaN sorts before all numbers and equals itself. JavaScript compares a bigint with a number exactly. */
function compareNumbers(left: bigint | number, right: bigint | number): number {
  const leftIsNaN = Number.isNaN(left);
  const rightIsNaN = Number.isNaN(right);
  if (leftIsNaN || rightIsNaN) return Number(rightIsNaN) - Number(leftIsNaN);
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

function compareLists(left: readonly FirestoreValue[], right: readonly FirestoreValue[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

const sortedEntries = (fields: Fields): [string, FirestoreValue][] =>
  [...fields].sort(([left], [right]) => compareUtf8(left, right));

function compareFields(left: Fields, right: Fields): number {
  const others = sortedEntries(right);
  for (const [index, [name, value]] of sortedEntries(left).entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    const order = compareUtf8(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return left.size - right.size;
}

/** Firestore's total order over values of all types (protocol 6.1): negative, zero or positive. */
export function compareValues(left: FirestoreValue, right: FirestoreValue): number {
  if (
    (left.type === 'integer' || left.type === 'double') &&
    (right.type === 'integer' || right.type === 'double')
  ) {
    return compareNumbers(left.value, right.value);
  }
  if (left.type === 'string' && right.type === 'string') return compareUtf8(left.value, right.value);
  if (left.type === 'boolean' && right.type === 'boolean') return compareScalars(left.value, right.value);
  if (left.type === 'timestamp' && right.type === 'timestamp')
    return compareScalars(left.micros, right.micros);
  if (left.type === 'bytes' && right.type === 'bytes') return compareBytes(left.value, right.value);
  if (left.type === 'reference' && right.type === 'reference') return comparePaths(left.path, right.path);
  if (left.type === 'geoPoint' && right.type === 'geoPoint') {
    return compareScalars(left.latitude, right.latitude) || compareScalars(left.longitude, right.longitude);
  }
  if (left.type === 'array' && right.type === 'array') return compareLists(left.values, right.values);
  if (left.type === 'map' && right.type === 'map') return compareFields(left.fields, right.fields);
  return typeRank(left) - typeRank(right);
}

/** Whether two values are equal, as for array transforms: at any depth 1 equals 1.0, NaN equals NaN (protocol 3.2). */
export const valuesEqual = (left: FirestoreValue, right: FirestoreValue): boolean =>
  compareValues(left, right) === 0;
