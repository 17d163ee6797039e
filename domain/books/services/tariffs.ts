import { isSame } from '../../shared/is-same.ts';
import { approvedAs, asAdministrator } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { newTariffBatch } from '../model/stored-tariff.ts';
import type { TariffTerms } from '../model/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { TariffList } from '../ports/tariff-repository.ts';

/** The tariffs of the firm, past ones included. */
export interface Tariffs {
  /** For administrators. */
  list(): Promise<Result<TariffList>>;
  /**
   * Stores a new tariff, for approved system administrators; otherwise `permission-denied`. The terms must have passed
   * `parseTariff`. A retry with the same id changes nothing; it fails with `tariff-exists` if another tariff has the id.
   */
  add(
    id: string,
    terms: TariffTerms,
  ): Promise<Result<void, SystemError | { readonly code: 'tariff-exists' }>>;
}

export function createTariffs({ tariffs, records, session }: BookNeeds): Tariffs {
  return {
    list: () => asAdministrator(session, () => tariffs.list()),
    async add(id, terms) {
      const actor = approvedAs(session, (role) => role === 'system_admin');
      if (!actor.ok) return actor;
      const batchBy = (by: string, stored: TariffTerms) => newTariffBatch(id, by, stored);
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
