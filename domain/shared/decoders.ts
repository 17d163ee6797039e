/** Reads a stored value of any shape; `undefined` unless it has this type. */
export type Decoder<T> = (stored: unknown) => T | undefined;

/** A document's or a map's fields by name. */
export type Fields = Readonly<Record<string, Decoder<unknown>>>;
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Decoder<infer T> ? T : never;
};

export const text: Decoder<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

/**
 * A time as stored in the database, to the nanosecond. The timestamps of both SDKs have this form, so documents are
 * decoded as they come. No other stored value has methods, so no map is taken for a time.
 */
export interface StoredTime {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
}

export function isStoredTime(value: unknown): value is StoredTime {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** A `Date` counts too, for values that come from no database. */
export const time: Decoder<Date> = (stored) => {
  if (isStoredTime(stored)) return stored.toDate();
  return stored instanceof Date ? stored : undefined;
};

/** Whether a value is a map, and not a time or another object of a store. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
