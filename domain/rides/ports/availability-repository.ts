import type { Result } from '../../shared/result.ts';
import type { Availability } from '../model/firm/availability.ts';

/** When drivers work and are away. Fails as a `RideRepository` does. */
export interface AvailabilityRepository {
  /** For the driver and for administrators; `null` if nothing is stored. */
  read(uid: string): Promise<Result<Availability | null>>;
  /** The availability of all drivers who have any, up to `MOST_OF_FIRM`; for administrators. */
  list(): Promise<Result<readonly Availability[]>>;
}
