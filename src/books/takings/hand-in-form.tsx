import { useState, type SubmitEvent } from 'react';
import type { Currency } from '#domain/books/model/basics/money.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import { HANDOVER_REASONS, type NewHandover } from '#domain/books/model/fares/handover.ts';
import {
  parseHandover,
  isNegative,
  type HandoverFlaw,
  type HandoverForm,
} from '#domain/books/model/fares/typed-handover.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useForm } from '#core/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useBookErrorText } from '../use-book-error-text.ts';
import { useTakingsCopy } from './takings-copy.ts';

const FIELDS = ['amount', 'why', 'note'] as const;

interface HandInFormProps {
  place: Pick<NewHandover, 'driver' | 'day'>;
  currency: Currency;
  form: HandoverForm;
  onForm: (form: HandoverForm) => void;
  onStored: () => void;
}

/** The form for cash that a driver hands in. A negative line corrects a mistake, and needs a reason. */
export function HandInForm({ place, currency, form, onForm, onStored }: HandInFormProps) {
  const copy = useTakingsCopy();
  const words = copy.form;
  const amount = useAmount(currency);
  const { daySheets } = useBooks();
  const bookText = useBookErrorText();
  // The id stays the same after a failure, so that sending again stores no second line.
  const [id, setId] = useState(recordId);
  const [stored, setStored] = useState<number | null>(null);
  const textOf = (error: HandoverFlaw | BookError) => {
    if (error.code === 'amount-unusable') return words.flaws[error.why];
    if (error.code === 'reason-required') return words.reasonRequired;
    return error.code === 'note-too-long' ? words.noteTooLong : bookText(error);
  };
  const { busy, failure, field, refuses, submit, control } = useForm<
    (typeof FIELDS)[number],
    HandoverFlaw | BookError
  >(FIELDS, { fieldOf: (error) => ('field' in error ? error.field : null), textOf });
  const change = (changes: Partial<HandoverForm>) => {
    setStored(null);
    if (!busy) onForm({ ...form, ...changes });
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseHandover(form, currency);
    if (refuses([parsed.ok ? null : parsed.error]) || !parsed.ok) return;
    const sent = await submit(() => daySheets.handIn(id, { ...place, ...parsed.value }));
    if (sent?.ok !== true) return;
    setId(recordId());
    setStored(parsed.value.amount);
    onStored();
    control('amount')?.focus();
  };
  const reason = field('why');
  const isBack = isNegative(form.amount);
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      className="grid max-w-xl grid-cols-1 items-start gap-x-4 sm:grid-cols-2 print:hidden"
    >
      <TextField
        {...field('amount')}
        label={words.amount}
        hint={words.hint}
        autoComplete="off"
        value={form.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      {isBack && (
        <FieldFrame label={words.why} error={reason.error}>
          {(framed) => (
            <Select
              {...framed}
              ref={reason.ref}
              none={words.choose}
              options={HANDOVER_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
              value={form.why}
              onChange={(why) => {
                reason.onInput();
                change({ why });
              }}
            />
          )}
        </FieldFrame>
      )}
      {isBack && form.why === 'other' && (
        <TextField
          {...field('note')}
          label={words.note}
          autoComplete="off"
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" size="small" busy={busy} busyLabel={words.storing}>
          {words.store}
        </Button>
        <output className="text-sm text-ink-soft">{stored !== null && words.stored(amount(stored))}</output>
      </div>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
    </form>
  );
}
