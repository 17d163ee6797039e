/**
 * What one document of a batch becomes, ready to be sent. `SERVER_TIME` stands for the time of the commit, also within a
 * map, and a value of `undefined` for no such field.
 */
export interface RecordWrite {
  readonly path: string;
  /** `create` writes the whole document; `change` only these fields of one that exists, where a dot leads into a map. */
  readonly how: 'create' | 'change';
  readonly fields: Readonly<Record<string, unknown>>;
}

/** All or nothing. The rules read the documents of a batch together. */
export type Batch = readonly RecordWrite[];
