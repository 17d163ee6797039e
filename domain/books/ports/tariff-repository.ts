import type { Result } from '../../shared/result.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';

export interface TariffList {
  readonly known: readonly Tariff[];
  /** How many are stored, which includes damaged ones. */
  readonly stored: number;
}

/** The tariffs, for administrators only. Fails with `permission-denied`, or as any request does. */
export interface TariffRepository {
  /** The newest, up to `MOST_TARIFFS`, the newest first. A damaged one is left out. */
  list(): Promise<Result<TariffList>>;
  byId(id: string): Promise<Result<Tariff | null>>;
  /** The zone of the service's clocks, an IANA name; `null` before rides are set up. */
  timeZone(): Promise<Result<string | null>>;
}
