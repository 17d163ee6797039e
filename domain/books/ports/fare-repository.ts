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

/** Fares and their sums. Every method fails with `permission-denied`, or as any request does. */
export interface FareRepository {
  /** A failed request, or a refusal that no retry can change. */
  settings(): Promise<Result<BookSettings | null>>;
  /** The tariffs of this name, for drivers and, where prices are shown, for passengers; in no order. */
  tariffsNamed(name: string): Promise<Result<readonly Tariff[]>>;
  /** For dispatch, and for the ride's passenger and driver unless it is hidden from them. */
  fare(id: string): Promise<Result<Fare | null>>;
  /** Whether any fare names this tariff; for dispatch. */
  isPricedBy(tariff: string): Promise<Result<boolean>>;
  /** The former states of a fare, the first one first; for dispatch. */
  changes(id: string): Promise<Result<readonly FareChange[]>>;
  /** The takings of a kind on these days, or of one person, car or payer, by day; a driver's own for that driver. */
  takings(kind: TakingsKind, of: string | null, days: Days): Promise<Result<readonly Takings[]>>;
  /** The cash that a driver, or every driver, has handed in on these days, by day; for that driver and dispatch. */
  handovers(driver: string | null, days: Days): Promise<Result<readonly Handover[]>>;
}
