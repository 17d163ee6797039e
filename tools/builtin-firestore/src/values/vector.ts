import type { Fields, FirestoreValue } from './value.ts';

/** The reserved key that marks a map as a vector (protocol 5). */
export const VECTOR_TYPE_KEY = '__type__';

/** The elements of a vector, or undefined if the map is an ordinary one. */
export function vectorElements(fields: Fields): readonly FirestoreValue[] | undefined {
  const mark = fields.get(VECTOR_TYPE_KEY);
  const elements = fields.get('value');
  const isVector = mark?.type === 'string' && mark.value === '__vector__' && elements?.type === 'array';
  return isVector ? elements.values : undefined;
}
