import type { Fields, Kind, ValuesOf } from './kinds.ts';

/** A document or map as it was read: whole, or the names of the fields that are not what they should be. */
export type ReadFields<F extends Fields> =
  | { readonly ok: true; readonly values: ValuesOf<F> }
  | { readonly ok: false; readonly malformed: readonly (keyof F & string)[] };

/** Whether a value is a map of further ones, and no time or other object of a store. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Reads the fields of a document of any shape; those that are not in the table are left out. */
export function readFields<F extends Fields>(fields: F, stored: unknown): ReadFields<F> {
  const document = isMap(stored) ? stored : {};
  const read = Object.entries(fields).map(([name, kind]) => [name, kind(document[name])] as const);
  const malformed = read.flatMap(([name, value]) => (value === undefined ? [name] : []));
  // Each field was read by its own kind, which TypeScript cannot follow through the entries.
  return malformed.length === 0
    ? { ok: true, values: Object.fromEntries(read) as ValuesOf<F> }
    : { ok: false, malformed };
}

/** A map with these fields. */
export function mapOf<F extends Fields>(fields: F): Kind<ValuesOf<F>> {
  return (stored) => {
    const read = readFields(fields, stored);
    return read.ok ? read.values : undefined;
  };
}
