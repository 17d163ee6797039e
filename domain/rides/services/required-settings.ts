import type { RideError } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';
import type { ProductError } from '../../shared/product-error.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';

/** Why the settings cannot be had. */
export type SettingsFailure = ProductError | Extract<RideError, { code: 'rides-not-set-up' }>;

/** The settings, without which nobody can book. Fails with `rides-not-set-up` if they are missing or damaged. */
export async function requiredSettings(
  fleet: Pick<FleetRepository, 'settings'>,
): Promise<Result<RideSettings, SettingsFailure>> {
  const read = await fleet.settings();
  if (!read.ok) return read;
  return read.value === null ? fail({ code: 'rides-not-set-up' }) : succeed(read.value);
}
