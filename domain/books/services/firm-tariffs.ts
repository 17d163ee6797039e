import { isSame } from '../../shared/is-same.ts';
import { approvedAs, asDispatcher } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { newTariffBatch } from '../model/tariffs/stored-tariff.ts';
import type { Now } from '../model/tariffs/parse-tariff.ts';
import type { TariffTerms } from '../model/tariffs/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { TariffList } from '../ports/tariff-repository.ts';

/** A failed request, or a refusal that no retry can change. */
export type TariffError =
  | SystemError
  | { readonly code: 'tariff-exists' }
  /** Rides are not set up, so no day has a beginning. */
  | { readonly code: 'no-time-zone' };

/** The tariffs of the firm, past ones included. */
export interface FirmTariffs {
  /** The present on the service's clocks. */
  now(): Date;
  /** For administrators, with the zone of the service's clocks. Fails with `no-time-zone` before rides are set up. */
  list(): Promise<Result<TariffList & Pick<Now, 'timeZone'>, TariffError>>;
  /**
   * Stores a new tariff, for approved system administrators; otherwise `permission-denied`. The terms must have passed
   * `parseTariff`. It ends the former one of its name. A retry with the same id changes nothing; it fails with
   * `tariff-exists` if another tariff has the id.
   */
  add(id: string, terms: TariffTerms): Promise<Result<void, TariffError>>;
}

export function createFirmTariffs({ tariffs, records, clock, session }: BookNeeds): FirmTariffs {
  return {
    now: () => clock.now(),
    list: () =>
      asDispatcher(session, async (): Promise<Result<TariffList & Pick<Now, 'timeZone'>, TariffError>> => {
        const [found, zone] = await Promise.all([tariffs.list(), tariffs.timeZone()]);
        if (!found.ok) return found;
        if (!zone.ok) return zone;
        if (zone.value === null) return fail({ code: 'no-time-zone' });
        return succeed({ ...found.value, timeZone: zone.value });
      }),
    async add(id, terms) {
      const actor = approvedAs(session, (role) => role === 'system_admin');
      if (!actor.ok) return actor;
      const listed = await tariffs.list();
      if (!listed.ok) return listed;
      const { known } = listed.value;
      const batchBy = (by: string, stored: TariffTerms) => newTariffBatch(id, by, stored, known);
      const batch = batchBy(actor.value.uid, terms);
      return settle(records, batch, {
        read: () => tariffs.byId(id),
        verdict(found) {
          if (found === null) return null;
          return isSame(batchBy(found.by, found), batch)
            ? succeed()
            : fail({ code: 'tariff-exists' as const });
        },
      });
    },
  };
}
