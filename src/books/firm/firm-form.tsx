import { useId, useState, type SubmitEvent } from 'react';
import { groupedIban } from '#domain/books/model/basics/iban.ts';
import {
  FIRST_BOOK_SETTINGS,
  type BookSettings,
  type WantedBookSettings,
} from '#domain/books/model/basics/book-settings.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import { BILL_COLUMNS, billColumns, readColumns } from '#domain/books/model/papers/bill-csv.ts';
import {
  BOOK_SETTING_FIELDS,
  parseBookSettings,
  typedBookSettings,
  type BookSettingError,
  type BookSettingField,
} from '#domain/books/model/payers/parse-book-settings.ts';
import type { Result } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { usePapersCopy } from '../papers/papers-copy.ts';
import { useBookErrorText } from '../use-book-error-text.ts';
import { useFirmCopy } from './firm-copy.ts';

interface FirmFormProps {
  /** The stored settings; `null` if none are stored. */
  stored: BookSettings | null;
  /** The names of the tariffs; `null` if they could not be read. */
  names: ReadonlySet<string> | null;
  onSave: (settings: WantedBookSettings) => Promise<Result<void, BookError>>;
  /** Reads the settings again, and replaces the input. */
  onReload: () => void;
}

type Field = BookSettingField | 'columns';
interface ColumnError {
  readonly code: 'column-unknown';
  readonly head: string;
}
type FormError = BookSettingError | ColumnError | { readonly code: 'tariff-unknown' } | BookError;

const FIELDS: readonly Field[] = [...BOOK_SETTING_FIELDS, 'columns'];
const OF_FIRM = ['email', 'vatId', 'taxNumber', 'iban', 'bic'] as const;
const OF_PRICES = ['currency', 'vat', 'share', 'years'] as const;

function fieldOf(error: FormError): Field | null {
  if (error.code === 'column-unknown') return 'columns';
  if (error.code === 'tariff-unknown') return 'tariff';
  return 'field' in error ? error.field : null;
}

/** The settings of the books. The input survives a failure. */
export function FirmForm({ stored, names, onSave, onReload }: FirmFormProps) {
  const copy = useFirmCopy();
  const { sign, csv } = usePapersCopy();
  const bookText = useBookErrorText();
  const tariffs = useId();
  const first = typedBookSettings(stored ?? FIRST_BOOK_SETTINGS, sign);
  const [typed, setTyped] = useState({ ...first, iban: groupedIban(first.iban) });
  const [columns, setColumns] = useState(
    first.columns.length === 0
      ? ''
      : billColumns(first.columns)
          .map((each) => csv.columns[each])
          .join('\n'),
  );
  const textOf = (error: FormError) => {
    if (error.code === 'column-unknown') return copy.columns.unknown(error.head);
    if (error.code === 'tariff-unknown') return copy.noTariff;
    return error.code === 'book-setting-unusable' ? copy.fields[error.field].unusable : bookText(error);
  };
  const { busy, failure, field, refuses, submit } = useForm<Field, FormError>(FIELDS, { fieldOf, textOf });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const named = readColumns(columns, csv.columns);
    const parsed = parseBookSettings({ ...typed, columns: named.ok ? named.value : [] });
    const found: readonly FormError[] = [
      ...(parsed.ok ? [] : parsed.error),
      ...(names === null || typed.tariff === '' || names.has(typed.tariff.trim())
        ? []
        : [{ code: 'tariff-unknown' as const }]),
      ...(named.ok ? [] : [{ code: 'column-unknown' as const, head: named.error }]),
    ];
    if (refuses(found) || !parsed.ok) return;
    await submit(() => onSave(parsed.value));
  };
  const text = (name: BookSettingField) => {
    const { label, hint } = copy.fields[name];
    return {
      ...field(name),
      label,
      ...(hint !== undefined && { hint }),
      value: typed[name],
      autoComplete: 'off',
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setTyped({ ...typed, [name]: target.value }),
    };
  };
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void send(event)}
      className="grid grid-cols-1 gap-2 pointer-fine:[&_:is(input:not([type=checkbox]),textarea)]:min-h-10"
    >
      {stored === null && <QuietNote>{copy.first}</QuietNote>}
      {failure !== null && (
        <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey}>
          {failure.error.code === 'changed-meanwhile' && <RetryButton onRetry={onReload} />}
        </ErrorBox>
      )}
      <Section heading={copy.sections.firm}>
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <TextField {...text('name')} required />
          <TextAreaField {...text('address')} />
          {OF_FIRM.map((name) => (
            <TextField key={name} {...text(name)} />
          ))}
        </div>
      </Section>
      <Section heading={copy.sections.prices}>
        <div className="grid grid-cols-1 items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <TextField {...text('tariff')} list={tariffs} />
          <datalist id={tariffs}>
            {[...(names ?? [])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          {OF_PRICES.map((name) => (
            <TextField key={name} {...text(name)} />
          ))}
        </div>
        <Checkbox
          label={copy.shown}
          checked={typed.shown}
          busy={busy}
          onChange={(shown) => setTyped({ ...typed, shown })}
        />
      </Section>
      <Section heading={copy.sections.accountant}>
        <TextAreaField
          {...field('columns')}
          label={copy.columns.label}
          hint={copy.columns.hint(BILL_COLUMNS.map((each) => csv.columns[each]).join(', '))}
          value={columns}
          onChange={({ target }) => setColumns(target.value)}
        />
      </Section>
      <div>
        <Button type="submit" busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
