import type { Result } from '../../shared/result.ts';
import type { Shift } from '../model/firm/shift.ts';

/** The drivers' shifts. Fails as a `RideRepository` does. */
export interface ShiftRepository {
  /** For the driver and for administrators. */
  read(uid: string): Promise<Result<Shift | null>>;
  /** All shifts, up to 100, including ended ones; for administrators. */
  list(): Promise<Result<readonly Shift[]>>;
}
