import type { Result } from '../../shared/result.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { Vehicle } from '../model/firm/vehicle.ts';

/** What the firm owns and says. Approved people read it. Fails as a `RideRepository` does. */
export interface FleetRepository {
  /** A new id: 20 random characters. */
  newId(): string;
  /** All vehicles, up to 100, withdrawn ones too. */
  vehicles(): Promise<Result<readonly Vehicle[]>>;
  vehicle(id: string): Promise<Result<Vehicle | null>>;
  /** Adds a vehicle or replaces it whole; administrators only. */
  saveVehicle(vehicle: Vehicle): Promise<Result<void>>;
  /** `null` if they are missing or damaged. */
  settings(): Promise<Result<RideSettings | null>>;
  /** Replaces them whole; for a `system_admin`. */
  saveSettings(settings: RideSettings): Promise<Result<void>>;
}
