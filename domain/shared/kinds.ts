/** What a stored field may hold: reads a value of any shape, undefined unless it is of this kind. */
export type Kind<T> = (stored: unknown) => T | undefined;

/** A document's or a map's fields by name. */
export type Fields = Readonly<Record<string, Kind<unknown>>>;
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Kind<infer T> ? T : never;
};

export const text: Kind<string> = (stored) => (typeof stored === 'string' ? stored : undefined);
export const flag: Kind<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

function isTimestamp(stored: unknown): stored is { toDate(): Date } {
  return (
    typeof stored === 'object' && stored !== null && 'toDate' in stored && typeof stored.toDate === 'function'
  );
}

/** A store's own timestamp, which tells its date, or a date. All else is a plain JSON value in every store. */
export const time: Kind<Date> = (stored) => {
  if (isTimestamp(stored)) return stored.toDate();
  return stored instanceof Date ? stored : undefined;
};

const isNumber = (stored: unknown): stored is number => Number.isFinite(stored);
export const number: Kind<number> = (stored) => (isNumber(stored) ? stored : undefined);
/** A whole number that is not negative. */
export const count: Kind<number> = (stored) =>
  isNumber(stored) && Number.isInteger(stored) && stored >= 0 ? stored : undefined;

/** One of these texts. */
export function oneOf<const T extends string>(list: readonly T[]): Kind<T> {
  return (stored) => list.find((each) => each === stored);
}

/** A field that may be null or absent, which are the same. */
export function orNull<T>(kind: Kind<T>): Kind<T | null> {
  return (stored) => (stored === undefined || stored === null ? null : kind(stored));
}

/** A list of one kind; one entry of another kind, and it is no such list. */
export function listOf<T>(kind: Kind<T>): Kind<readonly T[]> {
  return (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const read = stored.flatMap((each) => kind(each) ?? []);
    return read.length === stored.length ? read : undefined;
  };
}

/** The same with at least one entry. */
export function someOf<T>(kind: Kind<T>): Kind<readonly [T, ...T[]]> {
  const list = listOf(kind);
  return (stored) => {
    const [first, ...others] = list(stored) ?? [];
    return first === undefined ? undefined : [first, ...others];
  };
}
