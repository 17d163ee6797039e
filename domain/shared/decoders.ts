/** Reads a stored value of any shape; returns `undefined` if the value has another type than `T`. */
export type Decoder<T> = (stored: unknown) => T | undefined;

/** The decoders of a document's or a map's fields, by name. */
export type Fields = Readonly<Record<string, Decoder<unknown>>>;
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Decoder<infer T> ? T : never;
};

export const text: Decoder<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

/** A time as the database stores it, to the nanosecond. The SDKs for browsers and for servers return this form. */
export interface StoredTime {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
}

/** `toDate` tells a time from a map, because no map has a method. */
export function isStoredTime(value: unknown): value is StoredTime {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** Also reads a `Date`, for values that come from no database. */
export const time: Decoder<Date> = (stored) => {
  if (isStoredTime(stored)) return stored.toDate();
  return stored instanceof Date ? stored : undefined;
};

/** Whether a value is a plain object. A list and a time are none. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
