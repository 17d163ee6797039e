import type { Result } from '../../shared/result.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';

export interface TariffList {
  readonly known: readonly Tariff[];
  /** How many the query found, damaged ones included. */
  readonly stored: number;
}

/** The tariffs. Fails as any request does; `byId` with `unexpected` for a damaged one. */
export interface TariffRepository {
  /** The newest `MOST_TARIFFS`, the newest first, without damaged ones; for dispatch. */
  list(): Promise<Result<TariffList>>;
  byId(id: string): Promise<Result<Tariff | null>>;
  /** The service's zone, an IANA name, for every approved person; `null` before rides are set up. */
  timeZone(): Promise<Result<string | null>>;
}
