import { compareBytes } from './bytes.ts';
import type { Fields, FirestoreValue } from './value.ts';

/** Whether two values are stored identically. Stricter than value equality: 1 and 1.0 differ, and so do 0 and -0. */
export function identicalValues(left: FirestoreValue, right: FirestoreValue): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
      return right.type === left.type && Object.is(left.value, right.value);
    case 'timestamp':
      return right.type === 'timestamp' && left.micros === right.micros;
    case 'bytes':
      return right.type === 'bytes' && compareBytes(left.value, right.value) === 0;
    case 'reference':
      return right.type === 'reference' && left.path === right.path;
    case 'geoPoint':
      return (
        right.type === 'geoPoint' &&
        Object.is(left.latitude, right.latitude) &&
        Object.is(left.longitude, right.longitude)
      );
    case 'array':
      return right.type === 'array' && identicalLists(left.values, right.values);
    case 'map':
      return right.type === 'map' && identicalFields(left.fields, right.fields);
  }
}

function identicalLists(left: readonly FirestoreValue[], right: readonly FirestoreValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((value, index) => {
      const other = right[index];
      return other !== undefined && identicalValues(value, other);
    })
  );
}

/** Whether two documents' fields are stored identically; the order of names does not matter. */
export function identicalFields(left: Fields, right: Fields): boolean {
  if (left.size !== right.size) return false;
  for (const [name, value] of left) {
    const other = right.get(name);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}
