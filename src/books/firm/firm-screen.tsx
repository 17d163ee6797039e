import { useState } from 'react';
import type { WantedBookSettings } from '#domain/books/model/basics/book-settings.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { BookPages } from '../book-pages.tsx';
import { useBooks } from '../use-books.ts';
import { useFirmCopy } from './firm-copy.ts';
import { FirmForm } from './firm-form.tsx';

/** The settings of the books, for system administrators. */
export function FirmScreen() {
  const copy = useFirmCopy();
  const toast = useToast();
  const { bookSettings, firmTariffs } = useBooks();
  // Each reload makes a new form, so that settings stored by a colleague replace the typed settings.
  const [nth, setNth] = useState(0);
  const { value, error, reload, change } = useRequest(nth, async (form) => {
    const [read, tariffs] = await Promise.all([bookSettings.read(), firmTariffs.list()]);
    if (!read.ok) return read;
    const names = tariffs.ok ? new Set(tariffs.value.known.map(({ name }) => name)) : null;
    return succeed({ form, names, stored: read.value });
  });
  const save = async (wanted: WantedBookSettings) => {
    const saved = await bookSettings.save(wanted, value?.stored ?? null);
    if (!saved.ok) return saved;
    const now = await bookSettings.read();
    if (now.ok) change((known) => ({ ...known, stored: now.value }));
    toast({ tone: 'success', ...copy.stored });
    return saved;
  };
  return (
    <TitledPage title={copy.title} lead={copy.lead} dense>
      <BookPages />
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      {value === null && <LoadFailure what={copy.failed} error={error} onRetry={reload} />}
      {value !== null && (
        <FirmForm
          key={value.form}
          stored={value.stored}
          names={value.names}
          onSave={save}
          onReload={() => setNth(nth + 1)}
        />
      )}
    </TitledPage>
  );
}
