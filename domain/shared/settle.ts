import type { RecordStore } from './record-store.ts';
import type { Batch } from './record-write.ts';
import { succeed, type Result } from './result.ts';
import type { SystemError } from './system-error.ts';

interface ReadBack<Stored, Found, Explained> {
  readonly read: () => Promise<Result<Stored, unknown>>;
  /** A success if the write is stored, a failure that explains why it is not, or `null` without an explanation. */
  readonly verdict: (
    stored: Stored,
    failure: SystemError,
  ) => Result<Found, Explained> | null | Promise<Result<Found, Explained> | null>;
}

/**
 * Stores a batch whose answer may be lost. After a failure it reads the record and returns the `verdict`. It returns
 * the failure of the write if nothing can be read, or if the verdict is `null`.
 */
export async function settle<Stored, Found, Explained>(
  records: RecordStore,
  batch: Batch,
  { read, verdict }: ReadBack<Stored, Found, Explained>,
): Promise<Result<Found | void, SystemError | Explained>> {
  const sent = await records.commit(batch);
  if (sent.ok) return sent;
  const found = await read();
  return (found.ok ? await verdict(found.value, sent.error) : null) ?? sent;
}

/** A verdict that is a success if the write is stored, and otherwise `null`. */
export function ifStored<Stored>(isStored: (stored: Stored) => boolean) {
  return (stored: Stored): Result<void, never> | null => (isStored(stored) ? succeed() : null);
}
