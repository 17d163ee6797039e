/** What a stored field may hold: reads a value of any shape, undefined unless it is of this kind. */
export type Kind<T> = (stored: unknown) => T | undefined;

/** A document's or a map's fields by name. */
export type Fields = Readonly<Record<string, Kind<unknown>>>;
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Kind<infer T> ? T : never;
};

export const text: Kind<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

/**
 * A time as the database keeps it, to the nanosecond. Both SDKs' timestamps have this form, so a document is parsed as
 * it comes; and because nothing else that is stored has methods, no map can pass for a time.
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

/** A date stands for a stored time where there is no database. */
export const time: Kind<Date> = (stored) => {
  if (isStoredTime(stored)) return stored.toDate();
  return stored instanceof Date ? stored : undefined;
};

/** Whether a value is a map of further ones, and no time or other object of a store. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
