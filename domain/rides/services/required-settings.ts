import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';
import { fail, succeed } from '../../shared/result.ts';

/** The settings, without which nobody can book. Fails with `rides-not-set-up` if they are missing or damaged. */
export async function requiredSettings(
  fleet: Pick<FleetRepository, 'settings'>,
): Promise<RideResult<RideSettings>> {
  const read = await fleet.settings();
  if (!read.ok) return read;
  return read.value === null ? fail({ code: 'rides-not-set-up' }) : succeed(read.value);
}
