import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { WallTime } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { fromDecimetres, inDecimetres, readLength, typedLength } from '../basics/length.ts';
import { LARGEST_AMOUNT, type Currency } from '../basics/money.ts';
import { parseAmount, typedAmount, type AmountFlaw } from '../basics/typed-amount.ts';
import { discounted } from '../tariffs/quote.ts';
import { priceOf } from '../tariffs/ride-price.ts';
import { readWaiting } from '../tariffs/tariff-lines.ts';
import type { TariffTerms } from '../tariffs/tariff.ts';
import type { Correction, EnteredEnd } from './fare-batch.ts';
import type { CorrectionReason, Payment } from './fare.ts';

/** The end of a ride as dispatch types it. */
export interface DeskEndForm {
  /** The whole sum that was paid, extras included. If it is empty, the tariff gives it. */
  readonly total: string;
  /** In the tariff's unit, kilometres or miles. The text may name metres or yards instead. */
  readonly length: string;
  /** In minutes. The text may name another unit. */
  readonly waited: string;
  /** The names of the tariff's extras. */
  readonly extras: readonly string[];
  readonly paid: Payment | null;
}

export const DESK_END_FIELDS = ['total', 'length', 'waited', 'paid'] as const;

export type DeskEndError =
  | { readonly code: 'total-unusable'; readonly field: 'total'; readonly flaw: AmountFlaw }
  | { readonly code: 'total-required'; readonly field: 'total' }
  | { readonly code: 'length-unusable'; readonly field: 'length' }
  | { readonly code: 'waiting-unusable'; readonly field: 'waited' }
  | { readonly code: 'payment-required'; readonly field: 'paid' }
  /** Only a ride with a payer can be paid on account. */
  | { readonly code: 'payer-required'; readonly field: 'paid' };

/** The facts about a ride that the parser needs. */
export interface DeskEndStart {
  readonly currency: Currency;
  /** `null` if none is known; then the sum must be typed. */
  readonly tariff: TariffTerms | null;
  /** The pick-up in the service's zone. */
  readonly at: WallTime;
  /** The payer's discount on the tariff's price. Thousandths; `null` if the ride has no payer. */
  readonly discount: number | null;
}

/** The form filled with an entered end; `sign` is the decimal sign. Waiting is in whole minutes, rounded up. */
export function typedDeskEnd(
  end: EnteredEnd,
  { currency, tariff }: Pick<DeskEndStart, 'currency' | 'tariff'>,
  sign = '.',
): DeskEndForm {
  const unit = tariff?.unit ?? 'km';
  return {
    total: typedAmount(end.total, currency, sign),
    length: end.length === null ? '' : typedLength(fromDecimetres(end.length, unit), unit, sign),
    waited: end.waited === null ? '' : String(Math.ceil(end.waited / 60)),
    extras: end.extras,
    paid: end.paid,
  };
}

/** Parses the end of a ride, or its correction. Fails with all errors, in the order of the fields. */
export function parseDeskEnd(
  form: DeskEndForm,
  { currency, tariff, at, discount }: DeskEndStart,
): Result<EnteredEnd, readonly DeskEndError[]> {
  const errors: DeskEndError[] = [];
  const [typedTotal, typedWay, typedWait] = [form.total, form.length, form.waited].map(typedText);
  const unit = tariff?.unit ?? 'km';
  const length = typedWay === '' ? null : readLength(form.length, unit);
  const waited = typedWait === '' ? null : readWaiting(form.waited);
  const extras = tariff?.extras.filter(({ name }) => form.extras.includes(name)) ?? [];
  const typed = typedTotal === '' ? null : parseAmount(form.total, currency);
  const priced =
    typed === null && tariff !== null && typeof length === 'number' && waited !== undefined
      ? discounted(
          priceOf(tariff, { length, waited: waited ?? 0, at, extras, fixed: null }).total,
          discount ?? 0,
        )
      : null;
  if (typed?.ok === false) errors.push({ code: 'total-unusable', field: 'total', flaw: typed.error });
  if ((priced ?? 0) > LARGEST_AMOUNT)
    errors.push({ code: 'total-unusable', field: 'total', flaw: 'too-large' });
  if (typed === null && (length === null || tariff === null))
    errors.push({ code: 'total-required', field: 'total' });
  if (length === undefined) errors.push({ code: 'length-unusable', field: 'length' });
  if (waited === undefined) errors.push({ code: 'waiting-unusable', field: 'waited' });
  const { paid } = form;
  if (paid === null) errors.push({ code: 'payment-required', field: 'paid' });
  if (paid === 'account' && discount === null) errors.push({ code: 'payer-required', field: 'paid' });
  const total = typed?.ok === true ? typed.value : priced;
  if (errors.length > 0 || paid === null || total === null || length === undefined || waited === undefined)
    return fail(errors);
  return succeed({
    total,
    length: length === null ? null : inDecimetres(length, unit),
    waited,
    extras: extras.map(({ name }) => name),
    paid,
  });
}

export const LONGEST_CORRECTION_NOTE = 200;

export type ReasonError =
  | { readonly code: 'reason-required'; readonly field: 'why' }
  | { readonly code: 'note-too-long'; readonly field: 'note' };

/** Parses the reason of a correction. A note counts only for the reason `other`. */
export function parseReason(why: CorrectionReason | null, note: string): Result<Correction, ReasonError> {
  if (why === null) return fail({ code: 'reason-required', field: 'why' });
  if (why !== 'other') return succeed({ why });
  const words = typedText(note);
  if (words.length > LONGEST_CORRECTION_NOTE) return fail({ code: 'note-too-long', field: 'note' });
  return succeed({ why, note: words === '' ? null : words });
}
