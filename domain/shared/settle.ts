import type { RecordStore } from './record-store.ts';
import type { Batch } from './record-write.ts';
import { succeed, type Result } from './result.ts';
import type { SystemError } from './system-error.ts';

/** How to find out what became of a write that failed. */
interface ReadBack<Stored, Found, Explained> {
  readonly read: () => Promise<Result<Stored, unknown>>;
  /**
   * A success if the write is stored after all, a failure that explains what is stored instead, or `null` if that explains
   * nothing.
   */
  readonly verdict: (
    stored: Stored,
    failure: SystemError,
  ) => Result<Found, Explained> | null | Promise<Result<Found, Explained> | null>;
}

/**
 * Stores a batch whose answer may be lost. After a failure this reads what is stored and takes the verdict on that. The
 * write's own failure stands if nothing can be read, or if the verdict is `null`.
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

/** The verdict of a write of which one question tells all: whether it is stored. */
export function ifStored<Stored>(isStored: (stored: Stored) => boolean) {
  return (stored: Stored): Result<void, never> | null => (isStored(stored) ? succeed() : null);
}
