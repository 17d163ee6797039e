import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { approvedAs, type Acting } from './acting.ts';

export interface ServiceSettings {
  /** Fails with `rides-not-set-up` if they are missing or damaged. */
  read(): Promise<RideResult<RideSettings>>;
  /**
   * Replaces them; they must have passed `parseSettings`. Running rides keep their terms. Fails with `permission-denied`
   * unless the session's user is an approved `system_admin`.
   */
  save(settings: RideSettings): Promise<Result<void>>;
}

export function createServiceSettings(
  fleet: Pick<FleetRepository, 'settings' | 'saveSettings'>,
  session: Acting,
): ServiceSettings {
  return {
    async read() {
      const read = await fleet.settings();
      if (!read.ok) return read;
      return read.value === null ? fail({ code: 'rides-not-set-up' }) : succeed(read.value);
    },
    async save(settings) {
      const actor = approvedAs(session, (role) => role === 'system_admin');
      return actor.ok ? fleet.saveSettings(settings) : actor;
    },
  };
}
