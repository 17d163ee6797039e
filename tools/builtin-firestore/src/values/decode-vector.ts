import { invalid, succeed, type Outcome } from '../firestore-fault.ts';
import type { Fields, FirestoreValue } from './value.ts';

/** The reserved key that marks a map as a vector, and its value (protocol 5). */
export const VECTOR_TYPE_KEY = '__type__';
export const VECTOR_TYPE = '__vector__';

const MAX_DIMENSIONS = 2048;

/** Makes a vector of a map with the reserved key. */
export function decodeVector(fields: Fields): Outcome<FirestoreValue> {
  const type = fields.get(VECTOR_TYPE_KEY);
  const value = fields.get('value');
  const isMarked = fields.size === 2 && type?.type === 'string' && type.value === VECTOR_TYPE;
  const values = isMarked && value?.type === 'array' ? value.values : [];
  const elements = values.flatMap((item) =>
    item.type === 'double' && !Number.isNaN(item.value) ? [item.value] : [],
  );
  return elements.length === values.length && elements.length > 0 && elements.length <= MAX_DIMENSIONS
    ? succeed({ type: 'vector', elements })
    : invalid(`A vector has 1 to ${MAX_DIMENSIONS} doubles, and ${VECTOR_TYPE_KEY} is reserved for it.`);
}
