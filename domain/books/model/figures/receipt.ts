import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import type { BookSettings } from '../basics/book-settings.ts';
import { taxIn, type Currency } from '../basics/money.ts';
import type { Fare, Payment } from '../fares/fare.ts';

/** The content of a receipt: the facts of an ended ride, and its places as far as its reader may see them. */
export interface ReceiptRide {
  readonly id: string;
  readonly pickupAt: Date;
  /** `''` if it is no longer known to any reader. */
  readonly from: string;
  readonly to: string;
}

/** The firm as receipts name it. */
export type ReceiptFirm = Pick<BookSettings, 'name' | 'address' | 'email' | 'vatId' | 'taxNumber'>;

export interface Receipt extends ReceiptRide {
  /** `20261129-` and the ride's id: no other receipt has it, also if it is printed without a network (D128). */
  readonly number: string;
  readonly firm: ReceiptFirm;
  /** The day of the ride's end in the service's zone. */
  readonly day: Day;
  readonly currency: Currency;
  /** Tax included. */
  readonly total: number;
  /** The rate of the tax in thousandths, the tax and the rest of the total. */
  readonly vat: { readonly rate: number; readonly amount: number; readonly net: number };
  readonly paid: Exclude<Payment, 'nothing'>;
  readonly plate: string;
  /** When the sum was last entered or corrected, which distinguishes two prints of one receipt. */
  readonly asOf: Date;
}

/** Why a ride has no receipt. */
export type NoReceipt = 'not-entered' | 'nothing-paid';

/** The receipt of a ride by its fare, or why there is none. If `paid` is on account, it is a record, not a receipt. */
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
