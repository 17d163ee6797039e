import type { Batch } from './record-write.ts';
import type { Result } from './result.ts';

/** The store of all records. It alone writes; repositories only read. */
export interface RecordStore {
  /** Stores all writes of a batch or none. Fails with `permission-denied` if the rules refuse a write. */
  commit(batch: Batch): Promise<Result<void>>;
}
