import type { Result } from '../../shared/result.ts';
import type { Currency } from '../model/basics/money.ts';
import type { Payment } from '../model/fares/fare.ts';
import type { EndedDrive, EnteredEnd } from '../model/fares/open-end.ts';
import type { Tariff } from '../model/tariffs/tariff.ts';
import type { FareError } from './fare-error.ts';

/** What a driver may know of what their ride costs. */
export type DriveFare =
  /** The firm keeps no books, so there is nothing to enter. */
  | { readonly state: 'unpriced' }
  /** A payer whose prices are hidden: nothing is collected and nothing entered. */
  | { readonly state: 'hidden' }
  | {
      readonly state: 'open';
      readonly currency: Currency;
      /** The agreed price; `null` without one. */
      readonly agreed: number | null;
      /** A payer pays by the month. */
      readonly isOnAccount: boolean;
      /** For kilometres and extras; `null` if none is known. */
      readonly tariff: Tariff | null;
    }
  | {
      readonly state: 'ended';
      readonly currency: Currency;
      readonly total: number;
      readonly paid: Payment;
    };

export interface DriveFares {
  /** What this ride costs; if the server is not reached, as this device last knew it. */
  of(ride: string): Promise<Result<DriveFare>>;
  /** Stores the end of a ride. A second time with the same content changes nothing. */
  enter(drive: EndedDrive, entered: EnteredEnd): Promise<Result<void, FareError>>;
}
