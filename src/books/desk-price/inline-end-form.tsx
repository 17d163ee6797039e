import { useState, type ReactNode } from 'react';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import {
  DESK_END_FIELDS,
  parseDeskEnd,
  type DeskEndError,
  type DeskEndForm,
  type DeskEndStart,
} from '#domain/books/model/fares/desk-end.ts';
import type { EnteredEnd } from '#domain/books/model/fares/fare-batch.ts';
import { PAYMENTS } from '#domain/books/model/fares/fare.ts';
import type { Result } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useBookErrorText } from '../use-book-error-text.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { InlineForm } from './inline-form.tsx';

interface InlineEndFormProps {
  label: string;
  start: DeskEndStart;
  /** The initial input. */
  first: DeskEndForm;
  /** Further fields. `areFilledIn` is called when the form is sent, and shows the errors of these fields. */
  more?: { readonly fields: ReactNode; readonly areFilledIn: () => boolean };
  onSave: (entered: EnteredEnd) => Promise<Result<void, BookError>>;
  onDone: () => void;
  onCancel: () => void;
}

/** The form in which dispatch enters or corrects the end of a ride: the price and the way to pay. */
export function InlineEndForm({ label, start, first, more, onSave, onDone, onCancel }: InlineEndFormProps) {
  const copy = useDeskPriceCopy();
  const { ride: words } = copy;
  const bookText = useBookErrorText();
  const [form, setForm] = useState(first);
  const change = (part: Partial<DeskEndForm>) => setForm((typed) => ({ ...typed, ...part }));
  const { busy, failure, field, refuses, submit } = useForm<
    (typeof DESK_END_FIELDS)[number],
    DeskEndError | BookError
  >(DESK_END_FIELDS, {
    fieldOf: (error) => ('field' in error ? error.field : null),
    textOf: (error) => {
      if (!('field' in error)) return bookText(error);
      return error.code === 'total-unusable' ? copy.flaws[error.flaw] : words.errors[error.code]();
    },
  });
  const { tariff } = start;
  const send = async () => {
    const parsed = parseDeskEnd(form, start);
    const isRefused = !parsed.ok && refuses(parsed.error);
    const areFilledIn = isRefused || more === undefined || more.areFilledIn();
    if (!parsed.ok || !areFilledIn) return;
    const saved = await submit(() => onSave(parsed.value));
    if (saved?.ok === true) onDone();
  };
  const text = (name: 'total' | 'length' | 'waited') => ({
    ...field(name),
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    value: form[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  });
  const { ref: paid, onInput, ...payment } = field('paid');
  return (
    <InlineForm
      label={label}
      busy={busy}
      failure={failure !== null && !('field' in failure.error) ? { ...failure, error: failure.error } : null}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <TextField
        {...text('total')}
        label={words.total}
        hint={tariff === null ? undefined : words.totalHint}
      />
      <div className="grid grid-cols-2 items-start gap-x-4 max-[22rem]:grid-cols-1">
        <TextField {...text('length')} label={copy.length[tariff?.unit ?? 'km']} />
        <TextField {...text('waited')} label={words.waited} hint={words.waitedHint} />
      </div>
      {tariff !== null && tariff.extras.length > 0 && (
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="text-sm font-semibold">{words.extras}</legend>
          {tariff.extras.map(({ name }) => (
            <Checkbox
              key={name}
              label={name}
              checked={form.extras.includes(name)}
              busy={busy}
              onChange={(checked) =>
                change({
                  extras: checked ? [...form.extras, name] : form.extras.filter((each) => each !== name),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <RadioGroup
        {...payment}
        ref={paid}
        label={words.paid}
        options={PAYMENTS.map((each) => ({ value: each, label: words.payments[each] }))}
        value={form.paid}
        onChange={(chosen) => {
          onInput();
          change({ paid: chosen });
        }}
      />
      {more?.fields}
    </InlineForm>
  );
}
