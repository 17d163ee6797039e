import type { Result } from '../../shared/result.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { Reach } from '../model/notices/phones.ts';

/** The drivers' shifts. Fails as a `RideRepository` does. */
export interface ShiftRepository {
  /** For the driver and for administrators. */
  read(uid: string): Promise<Result<Shift | null>>;
  /** All shifts, up to `MOST_OF_FIRM`, including ended ones, those first who were seen last; for administrators. */
  list(): Promise<Result<readonly Shift[]>>;
  /** How drivers can be told while their page is closed, of those who have ever asked for it; for administrators. */
  reach(): Promise<Result<readonly Reach[]>>;
}
