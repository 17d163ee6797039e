import { isSame } from '../../../shared/is-same.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { wallTimeAt } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { TripEnd } from '../../../shared/trip-end.ts';
import { readLength } from '../basics/length.ts';
import { parseAmount, type AmountFlaw } from '../basics/typed-amount.ts';
import type { BookSettings } from '../basics/book-settings.ts';
import { FIRST_CURRENCY } from '../basics/money.ts';
import { answersFor, type AnswersError } from '../payers/answers-for.ts';
import type { Payer } from '../payers/payer.ts';
import { quoteFor } from '../tariffs/quote.ts';
import { tariffAt, type Tariff } from '../tariffs/tariff.ts';
import type { Agreement } from './fare-batch.ts';
import type { AgreedPrice, Fare } from './fare.ts';

/** The price and the payer of a ride as typed. An empty text leaves the price to the tariff. */
export interface AgreementForm {
  readonly price: string;
  /** By the tariff's unit. */
  readonly length: string;
  /** The chosen payer's id; `''` if the passenger pays. */
  readonly payer: string;
  /** In the order of the payer's questions. */
  readonly answers: readonly string[];
}

export const EMPTY_AGREEMENT: AgreementForm = { price: '', length: '', payer: '', answers: [] };

export type AgreementError =
  | { readonly code: 'price-unusable'; readonly flaw: AmountFlaw }
  | { readonly code: 'length-unusable' }
  /** Kilometres have no price without a tariff. */
  | { readonly code: 'no-tariff' }
  | AnswersError;

/** A trip whose price is asked for. */
export interface PricedTrip {
  readonly from: TripEnd;
  readonly to: TripEnd;
  readonly pickUpAt: Date;
}

export interface AgreementStart {
  readonly settings: Pick<BookSettings, 'tariff'>;
  readonly tariffs: readonly Tariff[];
  /** The zone of the service's clocks. */
  readonly timeZone: string;
  /** `null` while it is not complete. */
  readonly trip: PricedTrip | null;
  /** The chosen one; `null` for none. */
  readonly payer: Payer | null;
}

/** The tariff of a ride: the payer's, otherwise the firm's usual one; `null` if none has begun at its pick-up. */
export function tariffOf({ settings, tariffs, trip, payer }: AgreementStart): Tariff | null {
  const name = payer?.tariff ?? settings.tariff;
  return name === null || trip === null ? null : tariffAt(tariffs, name, trip.pickUpAt);
}

function priceIn(
  form: AgreementForm,
  tariff: Tariff | null,
  { trip, payer, timeZone }: AgreementStart,
): Result<AgreedPrice | null, AgreementError> {
  if (typedText(form.price) !== '') {
    const amount = parseAmount(form.price, tariff?.currency ?? FIRST_CURRENCY);
    if (!amount.ok) return fail({ code: 'price-unusable', flaw: amount.error });
    return succeed({ amount: amount.value, source: 'typed', cell: null });
  }
  const typed = typedText(form.length);
  if (tariff === null || trip === null) return typed === '' ? succeed(null) : fail({ code: 'no-tariff' });
  const length = typed === '' ? null : readLength(typed, tariff.unit);
  if (length === undefined) return fail({ code: 'length-unusable' });
  const at = wallTimeAt(trip.pickUpAt, timeZone);
  const quote = quoteFor(tariff, { ...trip, at, length, discount: payer?.discount ?? 0 });
  return succeed(quote && { amount: quote.amount, source: quote.source, cell: quote.cell });
}

/**
 * The price of a trip and who pays, as typed. A typed price counts as it is; otherwise the fixed price between the
 * places counts, then the tariff by the typed length, then an estimate by coordinates. Fails with all flaws.
 */
export function parseAgreement(
  form: AgreementForm,
  start: AgreementStart,
): Result<Agreement, readonly AgreementError[]> {
  const { payer } = start;
  const tariff = tariffOf(start);
  const price = priceIn(form, tariff, start);
  const answers = payer === null ? succeed([]) : answersFor(payer, form.answers);
  if (!price.ok || !answers.ok)
    return fail([...(price.ok ? [] : [price.error]), ...(answers.ok ? [] : answers.error)]);
  const terms = {
    tariff: tariff?.id ?? null,
    currency: tariff?.currency ?? FIRST_CURRENCY,
    vat: tariff?.vat ?? 0,
  };
  return succeed({ terms, price: price.value, payer, answers: answers.value });
}

/** Whether there is anything to store: a price or a payer. */
export const isAgreed = ({ price, payer }: Agreement): boolean => price !== null || payer !== null;

/** An agreement in which the terms agreed with this payer hold, even if its prices have been hidden or shown since. */
export function withKnownPayer(agreement: Agreement, fare: Fare | null): Agreement {
  const { payer, answers } = agreement;
  const isKnown = fare !== null && fare.payer === payer?.id && isSame(fare.answers, answers);
  return isKnown && payer !== null
    ? { ...agreement, payer: { id: payer.id, hidden: fare.hidden } }
    : agreement;
}
