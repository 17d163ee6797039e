import type { FareTerms } from '#domain/books/model/fares/fare.ts';
import type { AgreementForm } from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { Tariff } from '#domain/books/model/tariffs/tariff.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { chosenPayer, PayerChoice } from './payer-choice.tsx';
import { useTermsText } from './use-price-text.ts';

export const AGREEMENT_FIELDS = ['price', 'length', 'payer', '0', '1', '2', '3'] as const;
export type AgreementField = (typeof AGREEMENT_FIELDS)[number];

/** An agreement as dispatch types it. */
export interface TypedAgreement extends AgreementForm {
  /** The text in the payer's field: as typed, or the name of the chosen payer. */
  readonly typedPayer: string;
}

interface FieldsProps {
  value: AgreementForm;
  onChange: (part: Partial<AgreementForm>) => void;
  fieldOf: (name: AgreementField) => FormField;
}

interface PriceFieldsProps extends FieldsProps {
  tariff: Tariff | null;
  /** Currency and tax of a typed price. */
  terms: FareTerms;
}

/** The field for a price. With a tariff, the price can be computed from a length in a second field. */
export function PriceFields({ value, onChange, fieldOf, tariff, terms }: PriceFieldsProps) {
  const copy = useDeskPriceCopy();
  const termsText = useTermsText();
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 max-[22rem]:grid-cols-1">
      <TextField
        {...fieldOf('price')}
        label={copy.price}
        hint={tariff === null ? termsText(terms) : copy.priceHint}
        autoComplete="off"
        inputMode="decimal"
        value={value.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      {tariff !== null && (
        <TextField
          {...fieldOf('length')}
          label={copy.length[tariff.unit]}
          hint={copy.lengthHint}
          autoComplete="off"
          inputMode="decimal"
          value={value.length}
          onChange={({ target }) => onChange({ length: target.value })}
        />
      )}
    </div>
  );
}

/** The fields for the answers to a payer's questions. */
export function AnswerFields({ value, onChange, fieldOf, payer }: FieldsProps & { payer: Payer }) {
  const copy = useDeskPriceCopy();
  return payer.asks.map(({ label, pattern, required }, index) => {
    const name = AGREEMENT_FIELDS.find((each) => each === String(index));
    return (
      name !== undefined && (
        <TextField
          key={label}
          {...fieldOf(name)}
          label={label}
          hint={pattern === '' ? undefined : copy.pattern(pattern)}
          required={required}
          autoComplete="off"
          value={value.answers[index] ?? ''}
          onChange={({ target }) =>
            onChange({
              answers: payer.asks.map((_, each) =>
                each === index ? target.value : (value.answers[each] ?? ''),
              ),
            })
          }
        />
      )
    );
  });
}

interface PayerFieldsProps {
  value: TypedAgreement;
  onChange: (part: Partial<TypedAgreement>) => void;
  fieldOf: (name: AgreementField) => FormField;
  payers: readonly Payer[];
  chosen: Payer | null;
}

/** The field for a ride's payer, and the fields for answers to the payer's questions. */
export function PayerFields({ value, onChange, fieldOf, payers, chosen }: PayerFieldsProps) {
  return (
    <>
      <PayerChoice
        {...fieldOf('payer')}
        payers={payers}
        typed={value.typedPayer}
        chosen={chosen}
        onType={(typedPayer) => onChange({ typedPayer, payer: '', answers: [] })}
        onChoose={(payer) => onChange(chosenPayer(payer))}
      />
      {chosen !== null && <AnswerFields {...{ value, onChange, fieldOf }} payer={chosen} />}
    </>
  );
}
