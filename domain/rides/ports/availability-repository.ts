import type { Result } from '../../shared/result.ts';
import type { Availability } from '../model/firm/availability.ts';

/** When drivers work and are away. Fails as a `RideRepository` does. */
export interface AvailabilityRepository {
  /** For the driver and for administrators; `null` if nothing is stored, or the document is damaged. */
  read(uid: string): Promise<Result<Availability | null>>;
  /** Up to `MOST_OF_FIRM` drivers' availabilities; for administrators. Damaged ones are left out. */
  list(): Promise<Result<readonly Availability[]>>;
}
