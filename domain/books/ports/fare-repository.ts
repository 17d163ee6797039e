import type { Result } from '../../shared/result.ts';
import type { Day } from '../../shared/time/wall-time.ts';
import type { BookSettings } from '../model/basics/book-settings.ts';
import type { Fare, FareChange } from '../model/fares/fare.ts';
import type { Handover } from '../model/fares/handover.ts';
import type { Takings, TakingsKind } from '../model/fares/takings.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';

/** From the first to the last day, both included. */
export interface Days {
  readonly first: Day;
  readonly last: Day;
}

/** Fares and their sums. Lists lack damaged documents; a damaged fare is `unexpected`. Fails as any request does. */
export interface FareRepository {
  /** For every approved person; `null` if the settings are missing or damaged. */
  settings(): Promise<Result<BookSettings | null>>;
  /** The tariffs of this name, for dispatch; the usual ones for drivers, and for passengers where prices are shown. */
  tariffsNamed(name: string): Promise<Result<readonly Tariff[]>>;
  /** For dispatch and, unless the fare is hidden, for the ride's passenger and the driver who has accepted it. */
  fare(id: string): Promise<Result<Fare | null>>;
  /** Whether any fare names this tariff; for dispatch. */
  isPricedBy(tariff: string): Promise<Result<boolean>>;
  /** Up to `MOST_OF_FIRM` former states of a fare, earliest first; for dispatch. */
  changes(id: string): Promise<Result<readonly FareChange[]>>;
  /** The takings of a kind, or of one driver, car or payer, by day; for dispatch, a driver's own for that driver. */
  takings(kind: TakingsKind, of: string | null, days: Days): Promise<Result<readonly Takings[]>>;
  /** The cash that a driver, or every driver, has handed in on these days, by day; for that driver and dispatch. */
  handovers(driver: string | null, days: Days): Promise<Result<readonly Handover[]>>;
}
