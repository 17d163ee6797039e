import type { Result } from '../../shared/result.ts';
import type { Shift } from '../model/firm/shift.ts';

/** The drivers' shifts. Fails as a `RideRepository` does. */
export interface ShiftRepository {
  /** For the driver and for administrators. */
  read(uid: string): Promise<Result<Shift | null>>;
  /** All shifts, up to `MOST_OF_FIRM`, including ended ones, those first who were seen last; for administrators. */
  list(): Promise<Result<readonly Shift[]>>;
}
