/** Stands for the server's time in written values. No typed text can equal a symbol. */
export const SERVER_TIME: unique symbol = Symbol('server time');

/** Removes its field in an update. */
export const REMOVED: unique symbol = Symbol('removed');

/** Adds a whole number to the stored one; an absent one counts as zero. Allowed only at the top level of a `merge`. */
export class Increment {
  readonly by: number;

  constructor(by: number) {
    this.by = by;
  }
}

/**
 * One write of a batch. `set` creates or replaces the document. `update` changes the named fields of an existing one,
 * and a dot in a name leads into a map. `merge` changes fields, too, and creates a missing document. `remove` ignores
 * the fields. Values are JSON values, `Date`s, `Increment`s and `SERVER_TIME`, which is allowed inside maps, too.
 * `REMOVED` is allowed at the top level of an update. For any other value a store may throw or fail.
 */
export interface RecordWrite {
  readonly kind: 'set' | 'update' | 'merge' | 'remove';
  readonly path: string;
  readonly fields: object;
}

/** Writes that are stored together or not at all. The rules see the documents before and after all of them. */
export type Batch = readonly RecordWrite[];
