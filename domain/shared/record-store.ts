import type { Batch } from './record-write.ts';
import type { Result } from './result.ts';

/** The store of all records. The domain creates the batches; repositories only read. */
export interface RecordStore {
  /** Stores all of a batch or nothing. Fails with `permission-denied`, or as a repository does. */
  commit(batch: Batch): Promise<Result<void>>;
}
