import { isSame } from '../../../shared/is-same.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { wallTimeAt } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { TripEnd } from '../../../shared/trip-end.ts';
import { readLength } from '../basics/length.ts';
import { parseAmount, type AmountFlaw } from '../basics/typed-amount.ts';
import type { BookSettings } from '../basics/book-settings.ts';
import { answersFor, type AnswersError } from '../payers/answers-for.ts';
import type { Payer } from '../payers/payer.ts';
import { quoteFor } from '../tariffs/quote.ts';
import { tariffAt, type Tariff } from '../tariffs/tariff.ts';
import { payingOf, type Agreement } from './fare-batch.ts';
import type { AgreedPrice, Fare, FareTerms } from './fare.ts';

/** The typed price and the chosen payer of a ride. An empty `price` leaves the price to the tariff. */
export interface AgreementForm {
  readonly price: string;
  /** In the tariff's unit, kilometres or miles. The text may name metres or yards instead. */
  readonly length: string;
  /** The id of the chosen payer; `''` if the passenger pays. */
  readonly payer: string;
  /** In the order of the payer's questions. */
  readonly answers: readonly string[];
}

export const EMPTY_AGREEMENT: AgreementForm = { price: '', length: '', payer: '', answers: [] };

export type AgreementError =
  | { readonly code: 'price-unusable'; readonly flaw: AmountFlaw }
  | { readonly code: 'length-unusable' }
  /** A length has a price only if there are a tariff and a trip. */
  | { readonly code: 'no-tariff' }
  | AnswersError;

/** A trip to compute a price for. */
export interface PricedTrip {
  readonly from: TripEnd;
  readonly to: TripEnd;
  readonly pickUpAt: Date;
}

export interface AgreementStart {
  /** `currency` and `vat` hold for a price without a tariff. */
  readonly settings: Pick<BookSettings, 'tariff' | 'currency' | 'vat'>;
  readonly tariffs: readonly Tariff[];
  /** The service's zone. */
  readonly timeZone: string;
  /** `null` while its fields are incomplete. */
  readonly trip: PricedTrip | null;
  /** The chosen payer; `null` for none. */
  readonly payer: Payer | null;
  /** The stored fare. If the form has the same payer and answers, the stored discount still holds. */
  readonly known?: Fare | null;
}

/** The payer's own tariff, otherwise the firm's usual one; `null` if that tariff is not valid at the pick-up. */
export function tariffOf({ settings, tariffs, trip, payer }: AgreementStart): Tariff | null {
  const name = payer?.tariff ?? settings.tariff;
  return name === null || trip === null ? null : tariffAt(tariffs, name, trip.pickUpAt);
}

/** The tariff, currency and tax of an agreement. */
export function fareTerms(start: AgreementStart): FareTerms {
  const tariff = tariffOf(start);
  const { currency, vat } = tariff ?? start.settings;
  return { tariff: tariff?.id ?? null, currency, vat };
}

/** The payer, discount and answers of the stored fare; `null` if the form has another payer or other answers. */
function knownPaying({ answers }: AgreementForm, { payer, known = null }: AgreementStart) {
  const isKnown = known !== null && known.payer === (payer?.id ?? null) && isSame(known.answers, answers);
  return isKnown ? payingOf(known) : null;
}

type PriceError = Exclude<AgreementError, AnswersError>;

/**
 * Returns the first price that a trip has: typed, fixed, for the typed length, or estimated; `null` for none. The
 * payer's discount is not taken off a typed price.
 */
export function priceIn(form: AgreementForm, start: AgreementStart): Result<AgreedPrice | null, PriceError> {
  const { trip, timeZone } = start;
  const tariff = tariffOf(start);
  if (typedText(form.price) !== '') {
    const amount = parseAmount(form.price, fareTerms(start).currency);
    if (!amount.ok) return fail({ code: 'price-unusable', flaw: amount.error });
    return succeed({ amount: amount.value, source: 'typed', cell: null, places: [] });
  }
  const typed = typedText(form.length);
  if (tariff === null || trip === null) return typed === '' ? succeed(null) : fail({ code: 'no-tariff' });
  const length = typed === '' ? null : readLength(typed, tariff.unit);
  if (length === undefined) return fail({ code: 'length-unusable' });
  const at = wallTimeAt(trip.pickUpAt, timeZone);
  const { discount = 0 } = (knownPaying(form, start) ?? start).payer ?? {};
  const quote = quoteFor(tariff, { ...trip, at, length, discount });
  return succeed(
    quote && { amount: quote.amount, source: quote.source, cell: quote.cell, places: quote.places },
  );
}

/** Parses the price and the payer of a trip. Fails with all errors. */
export function parseAgreement(
  form: AgreementForm,
  start: AgreementStart,
): Result<Agreement, readonly AgreementError[]> {
  const { payer } = start;
  const known = knownPaying(form, start);
  const price = priceIn(form, start);
  const answers = known !== null || payer === null ? succeed([]) : answersFor(payer, form.answers);
  if (!price.ok || !answers.ok)
    return fail([...(price.ok ? [] : [price.error]), ...(answers.ok ? [] : answers.error)]);
  const pays = known ?? { payer, answers: answers.value };
  return succeed({ terms: fareTerms(start), price: price.value, ...pays });
}

/** Whether an agreement has anything to store: a price or a payer. */
export const isAgreed = ({ price, payer }: Agreement): boolean => price !== null || payer !== null;
