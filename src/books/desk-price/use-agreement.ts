import type { Agreement } from '#domain/books/model/fares/fare-batch.ts';
import type { Fare } from '#domain/books/model/fares/fare.ts';
import {
  parseAgreement,
  priceIn,
  tariffOf,
  fareTerms,
  type AgreementError,
  type PricedTrip,
} from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useForm, type FormField } from '#core/forms/use-form.ts';
import { AGREEMENT_FIELDS, type AgreementField, type TypedAgreement } from './agreement-fields.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { chosenPayer, payerMeant } from './payer-choice.tsx';

type FormError = AgreementError | { readonly code: 'payer-unknown' };

function fieldOf(error: { readonly code: string; readonly index?: number }): string | null {
  if (error.code === 'price-unusable' || error.code === 'no-tariff') return 'price';
  if (error.code === 'length-unusable') return 'length';
  return error.index === undefined ? 'payer' : String(error.index);
}

interface AgreementOptions {
  readonly list: PriceList;
  readonly trip: PricedTrip | null;
  readonly form: TypedAgreement;
  /** The account customers; `null` until they have been read. */
  readonly payers: readonly Payer[] | null;
  /** The stored fare; `null` if there is none. */
  readonly known?: Fare | null;
  /** Called with the payer that the typed text means, if none is chosen when the form is sent. */
  readonly onChange: (part: Partial<TypedAgreement>) => void;
}

/** Reads a typed price and payer. Returns the agreement, its price and terms, and the errors at the fields. */
export function useAgreement({ list, trip, form, payers, known = null, onChange }: AgreementOptions) {
  const copy = useDeskPriceCopy();
  const textOf = (error: FormError | SystemError) => {
    switch (error.code) {
      case 'price-unusable':
        return copy.flaws[error.flaw];
      case 'payer-suspended':
        return copy.errors['payer-suspended'](error);
      case 'answer-required':
      case 'answer-too-long':
      case 'answer-unfit':
        return copy.errors[error.code](error);
      case 'length-unusable':
      case 'no-tariff':
      case 'payer-unknown':
        return copy.errors[error.code]();
      default:
        return '';
    }
  };
  const errors = useForm<AgreementField, FormError>(AGREEMENT_FIELDS, { fieldOf, textOf });
  const payer = payers?.find(({ id }) => id === form.payer) ?? null;
  /** The chosen payer, otherwise the payer that the typed text means. */
  const paying = payer ?? payerMeant(payers ?? [], form.typedPayer);
  // A named payer also counts as unknown until the list of payers has loaded.
  const isUnknown = paying === null && (form.payer !== '' || form.typedPayer.trim() !== '');
  const start = { ...list, trip, payer: paying, known };
  const parsed = parseAgreement(form, start);
  const priced = priceIn(form, start);
  /** The error of a price while it is typed. Otherwise the line with the price would vanish without a reason. */
  const flawOf = (name: AgreementField) =>
    !priced.ok && fieldOf(priced.error) === name ? textOf(priced.error) : undefined;
  return {
    payer,
    paying,
    parsed,
    /** The discount of the account that pays, in thousandths; `null` if no account pays. */
    discount: (parsed.ok ? parsed.value.payer : paying)?.discount ?? null,
    /** The price, also if the payer's answers are unusable; `null` if none is known. */
    price: priced.ok ? priced.value : null,
    terms: fareTerms(start),
    tariff: tariffOf(start),
    fieldOf(name: AgreementField): FormField {
      const field = errors.field(name);
      return { ...field, error: field.error ?? flawOf(name) };
    },
    control: errors.control,
    /** Returns the agreement. If it is unusable, the fields show why, and the first of them gets the focus. */
    taken(): Result<Agreement, null> {
      if (payer === null && paying !== null) onChange(chosenPayer(paying));
      if (parsed.ok && !isUnknown) return parsed;
      const unknown = isUnknown ? [{ code: 'payer-unknown' } as const] : [];
      errors.refuses([...(parsed.ok ? [] : parsed.error), ...unknown]);
      return fail(null);
    },
  };
}
