/** Stands for the server's time in stored values. A symbol, so that no typed text can be mistaken for it. */
export const SERVER_TIME: unique symbol = Symbol('server time');

/** Removes its field in an update. */
export const REMOVED: unique symbol = Symbol('removed');

/** Adds a whole number to the stored one, or stores it if there is none, without a read. At the top of a `merge`. */
export class Increment {
  readonly by: number;

  constructor(by: number) {
    this.by = by;
  }
}

/**
 * One write of a batch. `set` creates or replaces the document; `update` changes the named fields of an existing one,
 * and a dot in a name leads into a map; `merge` changes them too, and creates a document that is missing; `remove`
 * removes it, whatever the fields. Values are JSON values, `Date`s and, also inside maps, `SERVER_TIME`; `REMOVED` only
 * at the top level of an update. Anything else is a defect, for which a store may throw or fail.
 */
export interface RecordWrite {
  readonly kind: 'set' | 'update' | 'merge' | 'remove';
  readonly path: string;
  readonly fields: object;
}

/** All or nothing. The rules read the documents of a batch together. */
export type Batch = readonly RecordWrite[];
