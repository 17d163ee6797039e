import type { Result } from '../../shared/result.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { Batch } from '../../shared/record-write.ts';

/** The drivers' shifts. Fails as a `RideRepository` does. */
export interface ShiftRepository {
  /** For that driver and for administrators. */
  read(uid: string): Promise<Result<Shift | null>>;
  /** All of them, up to 100, also those that are over; for administrators. */
  list(): Promise<Result<readonly Shift[]>>;
  /** Stores what `shiftBatch` made, for that driver, or `endedShiftBatch`, for administrators. */
  save(batch: Batch): Promise<Result<void>>;
}
