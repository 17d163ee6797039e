import { isMap, type Fields, type Decoder, type ValuesOf } from './decoders.ts';

export const flag: Decoder<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

/** A whole number from zero on. */
export const count: Decoder<number> = (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : undefined;

export function oneOf<const T extends string>(list: readonly T[]): Decoder<T> {
  return (stored) => list.find((each) => each === stored);
}

/** A value that may be null or absent; both are read as `null`. */
export function orNull<T>(decoder: Decoder<T>): Decoder<T | null> {
  return (stored) => (stored === undefined || stored === null ? null : decoder(stored));
}

/** Returns `other` if the value is absent or of another type. */
export function orElse<T, Other>(decoder: Decoder<T>, other: Other): (stored: unknown) => T | Other {
  return (stored) => decoder(stored) ?? other;
}

/** A list whose entries are all of one type. */
export function listOf<T>(decoder: Decoder<T>): Decoder<readonly T[]> {
  return (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const read = stored.map((each) => decoder(each)).filter((each) => each !== undefined);
    return read.length === stored.length ? read : undefined;
  };
}

/** A decoded document or map: all its fields, or the sound ones and the names of the malformed ones. */
export type ReadFields<F extends Fields> =
  | { readonly ok: true; readonly values: ValuesOf<F> }
  | {
      readonly ok: false;
      readonly values: Partial<ValuesOf<F>>;
      readonly malformed: readonly (keyof F & string)[];
    };

/** Reads these fields from a stored value. A value that is no map has none of them. */
export function readFields<F extends Fields>(fields: F, stored: unknown): ReadFields<F> {
  const document = isMap(stored) ? stored : {};
  const read = Object.entries(fields).map(([name, decoder]) => [name, decoder(document[name])] as const);
  const malformed = read.flatMap(([name, value]) => (value === undefined ? [name] : []));
  // Each field was read by its own decoder, but `Object.entries` loses the fields' types.
  const values = Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ValuesOf<F>;
  return malformed.length === 0 ? { ok: true, values } : { ok: false, values, malformed };
}

export function mapOf<F extends Fields>(fields: F): Decoder<ValuesOf<F>> {
  return (stored) => {
    const read = readFields(fields, stored);
    return read.ok ? read.values : undefined;
  };
}

/** Returns a reader of documents with these fields. It adds the id, and returns `null` for a malformed document. */
export function documentOf<F extends Fields>(
  fields: F,
): (id: string, stored: unknown) => ({ readonly id: string } & ValuesOf<F>) | null {
  const read = mapOf(fields);
  return (id, stored) => {
    const values = read(stored);
    return values === undefined ? null : { id, ...values };
  };
}

export function recordOf<Name extends string, T>(
  names: readonly Name[],
  value: T,
): Readonly<Record<Name, T>> {
  // The object has every name, which the type of `Object.fromEntries` does not say.
  return Object.fromEntries(names.map((name) => [name, value])) as Readonly<Record<Name, T>>;
}
