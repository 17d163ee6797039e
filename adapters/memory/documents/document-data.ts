/** A document's fields as stored: plain JSON values, and a `Date` for a timestamp. Never changed in place. */
export type DocumentData = Readonly<Record<string, unknown>>;
