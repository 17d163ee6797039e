import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { WallTime } from '../../../shared/time/wall-time.ts';
import { inDecimetres, readLength } from '../basics/length.ts';
import { LARGEST_AMOUNT, type Currency } from '../basics/money.ts';
import { parseAmount, type AmountFlaw } from '../basics/typed-amount.ts';
import { discounted } from '../tariffs/quote.ts';
import { priceOf, surchargeOf } from '../tariffs/ride-price.ts';
import { readWaiting } from '../tariffs/tariff-lines.ts';
import type { Extra, TariffTerms } from '../tariffs/tariff.ts';
import type { FareEnd } from './fare.ts';

/** The source of a ride's final sum: the agreed price, the meter, or a tariff by length and waiting. */
export const END_WAYS = ['agreed', 'meter', 'tariff'] as const;
export type EndWay = (typeof END_WAYS)[number];

/** The input of a driver at the end of a ride. */
export interface EndForm {
  readonly way: EndWay;
  readonly amount: string;
  readonly length: string;
  /** In minutes. The text may name another unit. */
  readonly waited: string;
  /** The names of the chosen extras. */
  readonly extras: readonly string[];
}

/** The facts about a ride that its sum depends on. */
export interface EndStart {
  readonly currency: Currency;
  /** The agreed price; `null` without one. */
  readonly agreed: number | null;
  /** The tariff that has the extras; `null` if none is known. */
  readonly tariff: TariffTerms | null;
  /** The pick-up in the service's zone. */
  readonly at: WallTime;
  /** The payer's discount, in thousandths. An agreed price has it already. */
  readonly discount: number;
}

export type EndSum = Pick<FareEnd, 'total' | 'length' | 'waited' | 'extras'>;

export interface EndFlaw {
  readonly field: 'amount' | 'length' | 'waited';
  readonly why: AmountFlaw | 'required';
}

const flawed = (field: EndFlaw['field'], why: EndFlaw['why']) => fail({ field, why });

function byTariff(form: EndForm, tariff: TariffTerms, { at, discount }: EndStart, extras: readonly Extra[]) {
  const length = readLength(form.length, tariff.unit);
  const waited = form.waited.trim() === '' ? 0 : readWaiting(form.waited);
  if (form.length.trim() === '') return flawed('length', 'required');
  if (length === undefined) return flawed('length', 'unreadable');
  if (waited === undefined) return flawed('waited', 'unreadable');
  const { total } = priceOf(tariff, { length, waited, at, extras, fixed: null });
  return succeed({ total: discounted(total, discount), length: inDecimetres(length, tariff.unit), waited });
}

function byAmount(form: EndForm, { currency, agreed, discount }: EndStart, extras: readonly Extra[]) {
  if (form.way === 'meter' && form.amount.trim() === '') return flawed('amount', 'required');
  const amount = form.way === 'agreed' ? succeed(agreed ?? 0) : parseAmount(form.amount, currency);
  if (!amount.ok) return flawed('amount', amount.error);
  const added = extras.reduce((sum, { surcharge }) => sum + surchargeOf(surcharge, amount.value), 0);
  const total =
    form.way === 'agreed'
      ? amount.value + discounted(added, discount)
      : discounted(amount.value + added, discount);
  return succeed({ total, length: null, waited: null });
}

/**
 * Computes the sum at the end of a ride, extras included. Extras are added to an agreed price or to the sum on the
 * meter. The payer's discount is rounded once, and not taken off the agreed price again. Without a tariff there are no
 * extras and no price by length. Fails with the first unusable field.
 */
export function parseEnd(form: EndForm, ride: EndStart): Result<EndSum, EndFlaw> {
  const { tariff } = ride;
  const chosen = tariff?.extras.filter(({ name }) => form.extras.includes(name)) ?? [];
  const sum =
    form.way === 'tariff' && tariff !== null
      ? byTariff(form, tariff, ride, chosen)
      : byAmount(form, ride, chosen);
  if (!sum.ok) return sum;
  if (sum.value.total > LARGEST_AMOUNT)
    return flawed(sum.value.length === null ? 'amount' : 'length', 'too-large');
  return succeed({ ...sum.value, extras: chosen.map(({ name }) => name) });
}
