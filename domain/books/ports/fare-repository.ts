import type { Result } from '../../shared/result.ts';
import type { Day } from '../../shared/time/wall-time.ts';
import type { BookSettings } from '../model/basics/book-settings.ts';
import type { Fare, FareChange } from '../model/fares/fare.ts';
import type { Handover } from '../model/fares/handover.ts';
import type { Takings, TakingsKind } from '../model/fares/takings.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';

/** The days from the first to the last, both included. */
export interface Days {
  readonly first: Day;
  readonly last: Day;
}

/** Fares and their sums. Fails as any request does; `fare` with `unexpected` if damaged. Lists lack damaged records. */
export interface FareRepository {
  /** The settings, for every approved person; `null` if they are missing or damaged. */
  settings(): Promise<Result<BookSettings | null>>;
  /** The tariffs of a name, for dispatch. Drivers, and passengers who see prices, may read those of the usual name. */
  tariffsNamed(name: string): Promise<Result<readonly Tariff[]>>;
  /** For dispatch; if not hidden, also for the passenger and the driver who has accepted. `null` for none. */
  fare(id: string): Promise<Result<Fare | null>>;
  /** Whether any fare names this tariff; for dispatch. */
  isPricedBy(tariff: string): Promise<Result<boolean>>;
  /** Up to `MOST_OF_FIRM` former states of a fare, earliest first; for dispatch. */
  changes(id: string): Promise<Result<readonly FareChange[]>>;
  /** Takings by day. `of` is a driver, car or payer, `null` for all. A driver reads their own of kind `driver`. */
  takings(kind: TakingsKind, of: string | null, days: Days): Promise<Result<readonly Takings[]>>;
  /** The cash that a driver handed in, by day; `null` means every driver. For dispatch, and for that driver. */
  handovers(driver: string | null, days: Days): Promise<Result<readonly Handover[]>>;
}
