import { useState, type SubmitEvent } from 'react';
import { FIRST_BOOK_SETTINGS, type BookSettings } from '#domain/books/model/basics/book-settings.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import {
  BOOK_SETTING_FIELDS,
  parseBookSettings,
  typedBookSettings,
  type BookSettingError,
  type BookSettingField,
} from '#domain/books/model/payers/parse-book-settings.ts';
import { succeed } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { BookFailure } from '../book-failure.tsx';
import { useTariffsCopy } from '../tariffs/tariffs-copy.ts';
import { useBookErrorText } from '../use-book-error-text.ts';
import { useBooks } from '../use-books.ts';
import { useBookSettingsCopy } from './book-settings-copy.ts';

interface SettingsFormProps {
  /** `null` before they are stored. */
  stored: BookSettings | null;
  /** The names of the tariffs. */
  tariffs: readonly string[];
  /** Whether the person may change them. */
  isOwner: boolean;
  onSaved: () => void;
}

function SettingsForm({ stored, tariffs, isOwner, onSaved }: SettingsFormProps) {
  const copy = useBookSettingsCopy();
  const { sign } = useTariffsCopy().words;
  const { bookSettings } = useBooks();
  const bookText = useBookErrorText();
  const toast = useToast();
  const [typed, setTyped] = useState(() => typedBookSettings(stored ?? FIRST_BOOK_SETTINGS, sign));
  const change = (part: Partial<typeof typed>) => setTyped((known) => ({ ...known, ...part }));
  const { busy, failure, field, refuses, submit } = useForm<BookSettingField, BookSettingError | BookError>(
    BOOK_SETTING_FIELDS,
    {
      fieldOf: (error) => ('field' in error ? error.field : null),
      textOf: (error) => ('field' in error ? copy.unusable[error.field] : bookText(error)),
    },
  );
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseBookSettings(typed);
    if (!parsed.ok) {
      refuses(parsed.error);
      return;
    }
    const saved = await submit(() => bookSettings.save(parsed.value, stored));
    if (saved?.ok !== true) return;
    toast({ tone: 'success', ...copy.saved });
    onSaved();
  };
  const text = (name: BookSettingField) => ({
    ...field(name),
    ...copy.fields[name],
    readOnly: busy || !isOwner,
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  });
  const { onInput: onTariff, error: tariffError, ref: tariffRef } = field('tariff');
  // A stored name may be that of a tariff that this page does not list.
  const names = new Set([...tariffs, ...(typed.tariff === '' ? [] : [typed.tariff])]);
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-4">
      {stored === null && <QuietNote>{copy.first}</QuietNote>}
      {!isOwner && <QuietNote>{copy.readOnly}</QuietNote>}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Section heading={copy.firm}>
          <TextField {...text('name')} required />
          <TextAreaField {...text('address')} />
          <TextField {...text('email')} type="email" />
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            <TextField {...text('vatId')} />
            <TextField {...text('taxNumber')} />
            <TextField {...text('iban')} />
            <TextField {...text('bic')} />
          </div>
        </Section>
        <Section heading={copy.charges}>
          <FieldFrame {...copy.fields.tariff} error={tariffError}>
            {(control) => (
              <Select
                {...control}
                ref={tariffRef}
                aria-disabled={busy || !isOwner || undefined}
                none={copy.noTariff}
                options={[...names].map((name) => ({ value: name, label: name }))}
                value={typed.tariff}
                onChange={(tariff) => {
                  if (busy || !isOwner) return;
                  onTariff();
                  change({ tariff });
                }}
              />
            )}
          </FieldFrame>
          <Checkbox
            label={copy.shown}
            checked={typed.shown}
            busy={busy || !isOwner}
            onChange={(shown) => change({ shown })}
          />
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            <TextField {...text('share')} />
            <TextField {...text('years')} inputMode="numeric" />
          </div>
        </Section>
      </div>
      {failure !== null && !('field' in failure.error) && (
        <ErrorBox text={bookText(failure.error)} focusKey={failure.focusKey} />
      )}
      {isOwner && (
        <div>
          <Button type="submit" busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </Button>
        </div>
      )}
    </form>
  );
}

/** What the firm sets for prices, receipts and bills. Administrators read it, system administrators change it. */
export function BookSettingsScreen() {
  const copy = useBookSettingsCopy();
  const isOwner = useUser().role === 'system_admin';
  const { bookSettings, firmTariffs } = useBooks();
  const { value, error, reload } = useRequest(null, async () => {
    const [settings, tariffs] = await Promise.all([bookSettings.read(), firmTariffs.list()]);
    if (!settings.ok) return settings;
    // The form can be filled in without the list.
    const known = tariffs.ok ? tariffs.value.known : [];
    return succeed({ settings: settings.value, tariffs: [...new Set(known.map(({ name }) => name))] });
  });
  return (
    <TitledPage title={copy.title} lead={copy.lead} dense>
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value !== null && (
        <SettingsForm
          key={value.settings?.rev}
          stored={value.settings}
          tariffs={value.tariffs.toSorted()}
          isOwner={isOwner}
          onSaved={reload}
        />
      )}
    </TitledPage>
  );
}
