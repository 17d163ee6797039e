import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import type { BookSettings } from '../basics/book-settings.ts';
import { taxIn, type Currency } from '../basics/money.ts';
import type { Fare, Payment } from '../fares/fare.ts';

/** The facts about an ended ride that its receipt has. The places are as exact as the reader may see them. */
export interface ReceiptRide {
  readonly id: string;
  readonly pickupAt: Date;
  /** `''` if the place is unknown. */
  readonly from: string;
  readonly to: string;
}

/** The firm as receipts name it. */
export type ReceiptFirm = Pick<BookSettings, 'name' | 'address' | 'email' | 'vatId' | 'taxNumber'>;

export interface Receipt extends ReceiptRide {
  /** The day and the id of the ride, `20261129-<ride>`. So a unique number needs no request to a server (D128). */
  readonly number: string;
  readonly firm: ReceiptFirm;
  /** The day of the ride's end in the service's zone. */
  readonly day: Day;
  readonly currency: Currency;
  /** Tax included. */
  readonly total: number;
  /** `rate` is in thousandths, `amount` is the tax, and `net` the total without it. */
  readonly vat: { readonly rate: number; readonly amount: number; readonly net: number };
  readonly paid: Exclude<Payment, 'nothing'>;
  readonly plate: string;
  /** When the sum was last entered or corrected. Prints before and after a correction show different times. */
  readonly asOf: Date;
}

export type NoReceipt = 'not-entered' | 'nothing-paid';

/** The receipt of a ride, or why it has none. For a ride on account the paper is only a record. */
export function receiptOf(fare: Fare, ride: ReceiptRide, firm: ReceiptFirm): Result<Receipt, NoReceipt> {
  const { end, day, currency, vat: rate, at } = fare;
  if (end === null || day === null) return fail('not-entered');
  const { total, paid, plate } = end;
  if (paid === 'nothing') return fail('nothing-paid');
  const amount = taxIn(total, rate);
  const { name, address, email, vatId, taxNumber } = firm;
  return succeed({
    ...ride,
    number: `${day.replaceAll('-', '')}-${ride.id}`,
    firm: { name, address, email, vatId, taxNumber },
    day,
    currency,
    total,
    vat: { rate, amount, net: total - amount },
    paid,
    plate,
    asOf: at,
  });
}
