import type { Result } from '../../shared/result.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';

export interface TariffList {
  readonly known: readonly Tariff[];
  /** How many documents the query found, damaged or not. */
  readonly stored: number;
}

/** The tariffs. Fails as any request does; `byId` with `unexpected` if the document is damaged. */
export interface TariffRepository {
  /** The `MOST_TARIFFS` tariffs that were stored last, newest first, without damaged tariffs; for dispatch. */
  list(): Promise<Result<TariffList>>;
  byId(id: string): Promise<Result<Tariff | null>>;
  /** The service's zone, an IANA name, for every approved person; `null` before rides are set up. */
  timeZone(): Promise<Result<string | null>>;
}
