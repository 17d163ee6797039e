import { useState } from 'react';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import {
  parseReason,
  typedDeskEnd,
  type DeskEndStart,
  type ReasonError,
} from '#domain/books/model/fares/desk-end.ts';
import {
  CORRECTION_REASONS,
  type CorrectionReason,
  type Fare,
  type FareEnd,
} from '#domain/books/model/fares/fare.ts';
import type { EndedRide } from '#domain/books/model/fares/fare-batch.ts';
import { EMPTY_AGREEMENT, type PricedTrip } from '#domain/books/model/fares/typed-agreement.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTariffsCopy } from '../tariffs/tariffs-copy.ts';
import { useBooks } from '../use-books.ts';
import { PayerFields, type TypedAgreement } from './agreement-fields.tsx';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { InlineEndForm } from './inline-end-form.tsx';
import { useAgreement } from './use-agreement.ts';

interface CorrectFormProps {
  fare: Fare & { readonly end: FareEnd };
  ended: EndedRide;
  start: Omit<DeskEndStart, 'discount'>;
  trip: PricedTrip;
  list: PriceList;
  payers: readonly Payer[];
  onDone: () => void;
  onCancel: () => void;
}

/** Corrects the entered end of a ride, and its payer. The reason is stored with the correction. */
export function CorrectForm({ fare, ended, start, trip, list, payers, onDone, onCancel }: CorrectFormProps) {
  const copy = useDeskPriceCopy();
  const { ride: words } = copy;
  const { sign } = useTariffsCopy().words;
  const { rideFares } = useBooks();
  const known = payers.find(({ id }) => id === fare.payer);
  const [form, setForm] = useState<TypedAgreement>({
    ...EMPTY_AGREEMENT,
    payer: fare.payer ?? '',
    answers: fare.answers,
    typedPayer: known?.name ?? fare.payer ?? '',
  });
  const change = (part: Partial<TypedAgreement>) => setForm((typed) => ({ ...typed, ...part }));
  const agreement = useAgreement({
    list,
    trip,
    form,
    payers,
    known: fare,
    onChange: change,
  });
  const { payer } = agreement;
  const [why, setWhy] = useState<CorrectionReason | null>(null);
  const [note, setNote] = useState('');
  const reasons = useForm<'why' | 'note', ReasonError>(['why', 'note'], {
    fieldOf: (error) => ('field' in error ? error.field : null),
    textOf: (error) => ('field' in error ? words.errors[error.code]() : ''),
  });
  const { ref, onInput, ...reason } = reasons.field('why');
  const areFilledIn = () => {
    const parsed = parseReason(why, note);
    return agreement.taken().ok && (parsed.ok || !reasons.refuses([parsed.error]));
  };
  return (
    <InlineEndForm
      label={words.correct}
      start={{ ...start, discount: agreement.discount }}
      first={typedDeskEnd(fare.end, start, sign)}
      more={{
        areFilledIn,
        fields: (
          <>
            <PayerFields
              value={form}
              onChange={change}
              fieldOf={agreement.fieldOf}
              payers={payers}
              chosen={payer}
            />
            <RadioGroup
              {...reason}
              ref={ref}
              label={words.reason}
              options={CORRECTION_REASONS.map((each) => ({ value: each, label: words.reasons[each] }))}
              value={why}
              onChange={(chosen) => {
                onInput();
                setWhy(chosen);
              }}
            />
            {why === 'other' && (
              <TextField
                {...reasons.field('note')}
                label={words.note}
                autoComplete="off"
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </>
        ),
      }}
      onSave={async (entered): Promise<Result<void, BookError>> => {
        const to = agreement.taken();
        const reasoned = parseReason(why, note);
        if (!to.ok || !reasoned.ok) return fail({ code: 'unexpected' });
        const { payer: pays, answers } = to.value;
        return rideFares.correct(fare, ended, { entered, payer: pays, answers }, reasoned.value);
      }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
