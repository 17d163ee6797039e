import { isSame } from '../../shared/is-same.ts';
import { asDispatcher, asSystemAdmin } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { chainBatch, newTariffBatch, withdrawalBatch } from '../model/tariffs/stored-tariff.ts';
import type { NowInZone } from '../model/tariffs/parse-tariff.ts';
import type { Tariff, TariffTerms } from '../model/tariffs/tariff.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { TariffList } from '../ports/tariff-repository.ts';

/** The failures of the service of tariffs: failed requests, and refusals. */
export type TariffError =
  | SystemError
  | { readonly code: 'tariff-exists' }
  /** The tariff has begun, and a fare names it. */
  | { readonly code: 'tariff-in-use' }
  /** `settings/rides` is not stored yet, so the time zone is unknown. */
  | { readonly code: 'no-time-zone' };

/** The tariffs of the firm, with past tariffs. */
export interface FirmTariffs {
  now(): Date;
  /** The tariffs and the service's zone, for dispatch. Fails with `no-time-zone` before rides are set up. */
  list(): Promise<Result<TariffList & Pick<NowInZone, 'timeZone'>, TariffError>>;
  /**
   * Stores a new tariff, for system administrators. Fails as `asSystemAdmin` does. `terms` must have passed
   * `parseTariff`. Among tariffs of one name, each ends when the next begins. A retry with the same id changes nothing.
   * Fails with `tariff-exists` if another tariff has the id.
   */
  add(id: string, terms: TariffTerms): Promise<Result<void, TariffError>>;
  /**
   * Withdraws a tariff that was stored by mistake, for system administrators. Fails with `tariff-in-use` if the tariff
   * has begun and a fare names it. The former tariff of its name stays ended. A repetition changes nothing.
   */
  withdraw(tariff: Tariff): Promise<Result<void, TariffError>>;
}

/** How many times the list is read again because others store tariffs of the same name. */
const MOST_TRIES = 5;

export function createFirmTariffs({ tariffs, fares, records, clock, session }: BookNeeds): FirmTariffs {
  /** Stores a tariff, and the end of the tariff before it. Reads the list again if others have changed it. */
  const store = async (
    id: string,
    terms: TariffTerms,
    uid: string,
    tries = MOST_TRIES,
  ): Promise<Result<void, TariffError>> => {
    const listed = await tariffs.list();
    if (!listed.ok) return listed;
    const { known } = listed.value;
    const batchBy = (by: string, stored: TariffTerms) => newTariffBatch(id, by, stored, known);
    const batch = batchBy(uid, terms);
    const stored = await settle<Tariff | null, void, TariffError>(records, batch, {
      read: () => tariffs.byId(id),
      verdict(found) {
        if (found === null) return null;
        return isSame(batchBy(found.by, found), batch) ? succeed() : fail({ code: 'tariff-exists' });
      },
    });
    const isLate = !stored.ok && stored.error.code === 'permission-denied' && batch.length > 1;
    return isLate && tries > 0 ? store(id, terms, uid, tries - 1) : stored;
  };
  /** Ends tariffs of a name that others have stored at the same time. */
  const chain = async (name: string, uid: string, tries = MOST_TRIES): Promise<Result<void, TariffError>> => {
    const listed = await tariffs.list();
    if (!listed.ok) return listed;
    const batch = chainBatch(listed.value.known, name, uid);
    if (batch.length === 0) return succeed();
    const ended = await records.commit(batch);
    if (ended.ok) return ended;
    return ended.error.code === 'permission-denied' && tries > 0 ? chain(name, uid, tries - 1) : ended;
  };
  return {
    now: () => clock.now(),
    list: () =>
      asDispatcher(
        session,
        async (): Promise<Result<TariffList & Pick<NowInZone, 'timeZone'>, TariffError>> => {
          const [found, zone] = await Promise.all([tariffs.list(), tariffs.timeZone()]);
          if (!found.ok) return found;
          if (!zone.ok) return zone;
          if (zone.value === null) return fail({ code: 'no-time-zone' });
          return succeed({ ...found.value, timeZone: zone.value });
        },
      ),
    add: (id, terms) =>
      asSystemAdmin(session, async ({ uid }): Promise<Result<void, TariffError>> => {
        const stored = await store(id, terms, uid);
        return stored.ok ? chain(terms.name, uid) : stored;
      }),
    withdraw: (tariff) =>
      asSystemAdmin(session, async ({ uid }): Promise<Result<void, TariffError>> => {
        const priced = tariff.from > clock.now() ? succeed(false) : await fares.isPricedBy(tariff.id);
        if (!priced.ok) return priced;
        if (priced.value) return fail({ code: 'tariff-in-use' });
        return settle(records, withdrawalBatch(tariff, uid), {
          read: () => tariffs.byId(tariff.id),
          verdict: ifStored((found) => found !== null && found.withdrawn !== null),
        });
      }),
  };
}
