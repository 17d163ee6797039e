import type { Result } from '../../shared/result.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import type { ClosedDays } from '../model/standing/closed-days.ts';
import type { MadeDays, Month } from '../model/standing/made-days.ts';
import type { StandingOrder } from '../model/standing/standing-order.ts';

/** The standing orders, for administrators; `closedDays` for any approved person. Fails as a `RideRepository` does. */
export interface OrderRepository {
  /** Up to `MOST_ORDERS` orders, unsorted, including ended ones that are not removed yet. Damaged ones are left out. */
  list(): Promise<Result<FirmList<StandingOrder>>>;
  byId(id: string): Promise<Result<StandingOrder | null>>;
  /**
   * The rides that an order has made for days in these months. Fails with `unexpected` if a document is damaged.
   * Otherwise its rides would count as not made.
   */
  made(id: string, months: readonly Month[]): Promise<Result<MadeDays>>;
  /** The days on which the firm is closed. Fails with `unexpected` if the document is damaged. */
  closedDays(): Promise<Result<ClosedDays>>;
}
