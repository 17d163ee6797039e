import type { FieldPath } from './field-path.ts';
import type { Fields, FirestoreValue } from './value.ts';

/** The value at a path; undefined if a field on the way is missing or not a map. */
export function getField(fields: Fields, path: FieldPath): FirestoreValue | undefined {
  let current: Fields | undefined = fields;
  let value: FirestoreValue | undefined;
  for (const segment of path) {
    value = current?.get(segment);
    current = value?.type === 'map' ? value.fields : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

/** A copy with the value at the path. Maps on the way are created, even in place of other values (protocol 3.2). */
export function setField(fields: Fields, path: FieldPath, value: FirestoreValue): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = new Map(fields);
  const nested = copy.get(name);
  const inner: Fields = nested?.type === 'map' ? nested.fields : new Map();
  copy.set(name, rest.length === 0 ? value : { type: 'map', fields: setField(inner, rest, value) });
  return copy;
}

/** A copy without the field at the path; unchanged if it does not exist. */
export function deleteField(fields: Fields, path: FieldPath): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const nested = fields.get(name);
  if (nested === undefined || (rest.length > 0 && nested.type !== 'map')) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(name);
  else if (nested.type === 'map') copy.set(name, { type: 'map', fields: deleteField(nested.fields, rest) });
  return copy;
}

/** Only the fields at the given paths, as a read with a mask returns them. */
export function selectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let selected: Fields = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) selected = setField(selected, path, value);
  }
  return selected;
}
