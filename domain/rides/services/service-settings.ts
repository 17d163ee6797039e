import { approvedAs } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { SystemError } from '../../shared/system-error.ts';
import type { RideError } from '../model/errors/ride-error.ts';
import { firmBatch } from '../model/firm/firm-batch.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import { SETTINGS_PATH } from '../model/stored/ride-paths.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';

type SettingsFailure = SystemError | Extract<RideError, { code: 'rides-not-set-up' }>;

/** Reads the settings. Fails with `rides-not-set-up` if they are missing or damaged. */
export async function requiredSettings(
  fleet: Pick<FleetRepository, 'settings'>,
): Promise<Result<RideSettings, SettingsFailure>> {
  const read = await fleet.settings();
  if (!read.ok) return read;
  return read.value === null ? fail({ code: 'rides-not-set-up' }) : succeed(read.value);
}

interface ServiceSettings {
  /** Fails with `rides-not-set-up` if the settings are missing or damaged. */
  read(): Promise<Result<RideSettings, SettingsFailure>>;
  /** The settings of the last `read`; `null` before the first `read`, and after a `save` until the next `read`. */
  known(): RideSettings | null;
  /**
   * Changes the fields that differ from the `known` settings. If `known` is `null`, it stores the first settings, or
   * does nothing if some are stored by now. Settings must have passed `parseSettings`. Booked rides keep their terms.
   * Fails with `permission-denied` unless the session's user is an approved `system_admin`.
   */
  save(settings: RideSettings, known: RideSettings | null): Promise<Result<void>>;
}

export function createServiceSettings({ fleet, records, session }: RideNeeds): ServiceSettings {
  let latest: RideSettings | null = null;
  return {
    async read() {
      const read = await requiredSettings(fleet);
      if (read.ok) latest = read.value;
      return read;
    },
    known: () => latest,
    async save(settings, known) {
      latest = null;
      const actor = approvedAs(session, (role) => role === 'system_admin');
      if (!actor.ok) return actor;
      if (known === null) {
        const stored = await fleet.settings();
        if (!stored.ok) return stored;
        // Another administrator was faster, and may have changed the defaults already.
        if (stored.value !== null) return succeed();
      }
      const batch = firmBatch(SETTINGS_PATH, settings, known);
      return batch.length === 0 ? succeed() : records.commit(batch);
    },
  };
}
