import type { FirestoreValue } from './value.ts';

/** Whether an array is directly inside an array, at any depth. A query may have such an array, but no document may. */
export function hasNestedArray(value: FirestoreValue): boolean {
  if (value.type === 'array') {
    return value.values.some((item) => item.type === 'array' || hasNestedArray(item));
  }
  return value.type === 'map' && [...value.fields.values()].some(hasNestedArray);
}

/** The refusal of such a value, in the official emulator's words. */
export const NESTED_ARRAY = 'Cannot convert an array value in an array value.';
