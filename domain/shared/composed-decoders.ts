import { isMap, type Fields, type Decoder, type ValuesOf } from './decoders.ts';

export const flag: Decoder<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

/** A whole number from zero on. */
export const count: Decoder<number> = (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : undefined;

export function oneOf<const T extends string>(list: readonly T[]): Decoder<T> {
  return (stored) => list.find((each) => each === stored);
}

/** A field that may be null or absent, which mean the same. */
export function orNull<T>(decoder: Decoder<T>): Decoder<T | null> {
  return (stored) => (stored === undefined || stored === null ? null : decoder(stored));
}

/** A field that counts as `other` if it is absent or of another type. */
export function orElse<T, Other>(decoder: Decoder<T>, other: Other): (stored: unknown) => T | Other {
  return (stored) => decoder(stored) ?? other;
}

/** A list of one type; undefined if any entry is of another type. */
export function listOf<T>(decoder: Decoder<T>): Decoder<readonly T[]> {
  return (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const read = stored.flatMap((each) => decoder(each) ?? []);
    return read.length === stored.length ? read : undefined;
  };
}

/** A decoded document or map: all its fields, or the sound ones and the names of the others. */
export type ReadFields<F extends Fields> =
  | { readonly ok: true; readonly values: ValuesOf<F> }
  | {
      readonly ok: false;
      readonly values: Partial<ValuesOf<F>>;
      readonly malformed: readonly (keyof F & string)[];
    };

/** Reads the fields of a document of any shape; fields that are not in the table are left out. */
export function readFields<F extends Fields>(fields: F, stored: unknown): ReadFields<F> {
  const document = isMap(stored) ? stored : {};
  const read = Object.entries(fields).map(([name, decoder]) => [name, decoder(document[name])] as const);
  const malformed = read.flatMap(([name, value]) => (value === undefined ? [name] : []));
  // Each field was read by its own decoder, but `Object.entries` loses their types.
  const values = Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ValuesOf<F>;
  return malformed.length === 0 ? { ok: true, values } : { ok: false, values, malformed };
}

export function mapOf<F extends Fields>(fields: F): Decoder<ValuesOf<F>> {
  return (stored) => {
    const read = readFields(fields, stored);
    return read.ok ? read.values : undefined;
  };
}

/** Reads a document with these fields and adds its id; `null` for a document of another shape. */
export function documentOf<F extends Fields>(
  fields: F,
): (id: string, stored: unknown) => ({ readonly id: string } & ValuesOf<F>) | null {
  const read = mapOf(fields);
  return (id, stored) => {
    const values = read(stored);
    return values === undefined ? null : { id, ...values };
  };
}

/** A record with this value under each of these names. */
export function recordOf<Name extends string, T>(
  names: readonly Name[],
  value: T,
): Readonly<Record<Name, T>> {
  // The object has every name, which the type of `Object.fromEntries` does not say.
  return Object.fromEntries(names.map((name) => [name, value])) as Readonly<Record<Name, T>>;
}
