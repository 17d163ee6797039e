import type { Result } from '../../shared/result.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';

export interface TariffList {
  readonly known: readonly Tariff[];
  /** How many the query found, which includes damaged ones. */
  readonly stored: number;
}

/** The tariffs. Fails as any request does, with `unexpected` for a damaged document. */
export interface TariffRepository {
  /** The newest, up to `MOST_TARIFFS`, the newest first; for dispatch. A damaged one is left out. */
  list(): Promise<Result<TariffList>>;
  byId(id: string): Promise<Result<Tariff | null>>;
  /** The zone of the service's clocks, an IANA name, for every approved person; `null` before rides are set up. */
  timeZone(): Promise<Result<string | null>>;
}
