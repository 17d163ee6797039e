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
  /** Currency and tax are of a price without a tariff. */
  readonly settings: Pick<BookSettings, 'tariff' | 'currency' | 'vat'>;
  readonly tariffs: readonly Tariff[];
  /** The zone of the service's clocks. */
  readonly timeZone: string;
  /** `null` while it is not complete. */
  readonly trip: PricedTrip | null;
  /** The chosen one; `null` for none. */
  readonly payer: Payer | null;
  /** What is agreed already: it holds with the same payer and answers, although the payer has changed since. */
  readonly known?: Fare | null;
}

/** The tariff of a ride: the payer's, otherwise the firm's usual one; `null` if none has begun at its pick-up. */
export function tariffOf({ settings, tariffs, trip, payer }: AgreementStart): Tariff | null {
  const name = payer?.tariff ?? settings.tariff;
  return name === null || trip === null ? null : tariffAt(tariffs, name, trip.pickUpAt);
}

/** The tariff, currency and tax of an agreement. */
export function termsOf(start: AgreementStart): FareTerms {
  const tariff = tariffOf(start);
  const { currency, vat } = tariff ?? start.settings;
  return { tariff: tariff?.id ?? null, currency, vat };
}

/** Who pays, in the terms that hold for them; `null` if these answers are new. */
function knownPaying({ answers }: AgreementForm, { payer, known = null }: AgreementStart) {
  const isKnown = known !== null && known.payer === (payer?.id ?? null) && isSame(known.answers, answers);
  return isKnown ? payingOf(known) : null;
}

type PriceError = Exclude<AgreementError, AnswersError>;

/**
 * The price of a trip as typed, whoever pays; `null` if none is known. A typed price counts as it is; otherwise the
 * fixed price between the places counts, then the tariff by the typed length, then an estimate by coordinates.
 */
export function priceIn(form: AgreementForm, start: AgreementStart): Result<AgreedPrice | null, PriceError> {
  const { trip, timeZone } = start;
  const tariff = tariffOf(start);
  if (typedText(form.price) !== '') {
    const amount = parseAmount(form.price, termsOf(start).currency);
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

/** The price of a trip and who pays, as typed. Fails with all that is wrong. */
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
  return succeed({ terms: termsOf(start), price: price.value, ...pays });
}

/** Whether there is anything to store: a price or a payer. */
export const isAgreed = ({ price, payer }: Agreement): boolean => price !== null || payer !== null;
