import { useEffect, useState } from 'react';
import { emptyTariffForm, type TariffForm } from '#domain/books/model/tariffs/parse-tariff.ts';
import { inOrder, MOST_TARIFFS, type Tariff, type TariffTerms } from '#domain/books/model/tariffs/tariff.ts';
import { typedTariff } from '#domain/books/model/tariffs/typed-tariff.ts';
import type { TariffError } from '#domain/books/services/firm-tariffs.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { BookPages } from '../book-pages.tsx';
import { useBooks } from '../use-books.ts';
import { TariffList } from './tariff-list.tsx';
import { useTariffsCopy } from './tariffs-copy.ts';
import { TryTariff } from './try-tariff.tsx';
import { useTariffText } from './use-tariff-text.ts';

const TariffPanel = lazyDialog(async () => (await import('./tariff-panel.tsx')).TariffPanel);

const LazyConfirmDialog = lazyDialog(
  async () => (await import('#ui/feedback/confirm-dialog.tsx')).ConfirmDialog<TariffError>,
);

/** A tariff that is being typed. Its id stays the same after a failure, so a retry stores no second tariff. */
interface Draft {
  readonly id: string;
  readonly form: TariffForm;
}

/** The time by the server's clock, read again each minute, because a page may stay open for days. */
function useMinute(): Date {
  const { now } = useBooks().firmTariffs;
  const [minute, setMinute] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  return minute;
}

/** The tariffs, and what a ride would cost. A system administrator also gets the panel for a new tariff. */
export function TariffsScreen() {
  const copy = useTariffsCopy();
  const textOf = useTariffText();
  const toast = useToast();
  const isOwner = useUser().role === 'system_admin';
  const { firmTariffs } = useBooks();
  const { value, error, reload } = useRequest(null, firmTariffs.list);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [mistake, setMistake] = useState<Tariff | null>(null);
  const timeZone = value?.timeZone ?? 'UTC';
  const now = useMinute();
  const today = dayAt(now, timeZone);
  const begin = (form: TariffForm) => {
    setDraft({ id: recordId(), form });
    setOpen(true);
  };
  const basedOn = (tariff: Tariff) =>
    begin({ ...typedTariff(tariff, copy.words, timeZone), from: plusDays(today, 1) });
  const save = async ({ id, form }: Draft, terms: TariffTerms) => {
    const added = await firmTariffs.add(id, terms);
    if (!added.ok) {
      if (added.error.code === 'tariff-exists') {
        // An earlier attempt was stored, but its answer was lost. With a new id, sending again stores another tariff.
        setDraft({ id: recordId(), form });
        reload();
      }
      return added;
    }
    setDraft(null);
    setOpen(false);
    reload();
    toast({ tone: 'success', title: copy.stored.title, text: copy.stored.text(terms.name) });
    return added;
  };
  const withdraw = async (tariff: Tariff) => {
    const withdrawn = await firmTariffs.withdraw(tariff);
    if (!withdrawn.ok) return withdrawn;
    setMistake(null);
    reload();
    toast({ tone: 'success', title: copy.title, text: copy.withdrawal.done(tariff.name) });
    return withdrawn;
  };
  const sorted = value === null ? [] : inOrder(value.known, now);
  const [first, ...others] = sorted.flatMap(({ tariff, state }) => (state === 'withdrawn' ? [] : tariff));
  const replaced = sorted.filter(({ state }) => state === 'valid' || state === 'coming');
  const damaged = (value?.stored ?? 0) - (value?.known.length ?? 0);
  return (
    <TitledPage
      title={copy.title}
      lead={copy.lead}
      dense
      actions={
        isOwner &&
        value !== null && (
          <Button
            size="small"
            onClick={() => (draft === null ? begin(emptyTariffForm(today)) : setOpen(true))}
          >
            {copy.add}
          </Button>
        )
      }
    >
      <BookPages />
      {value === null && error === null && <Skeleton lines={6} label={copy.loading} />}
      {error !== null && (
        <ErrorBox text={error.code === 'no-time-zone' ? textOf(error) : `${copy.failed} ${textOf(error)}`}>
          <RetryButton onRetry={reload} />
        </ErrorBox>
      )}
      {value?.stored === MOST_TARIFFS && <Notice>{copy.newest}</Notice>}
      {damaged > 0 && <Notice tone="warning">{copy.unreadable(damaged)}</Notice>}
      {value !== null && sorted.length === 0 && <EmptyState icon="info" {...copy.empty} />}
      {first !== undefined && <TryTariff tariffs={[first, ...others]} now={now} timeZone={timeZone} />}
      {sorted.length > 0 && (
        <Section heading={copy.heading}>
          <TariffList
            tariffs={sorted}
            timeZone={timeZone}
            acts={isOwner ? { onBasedOn: basedOn, onWithdraw: setMistake } : null}
          />
        </Section>
      )}
      {mistake !== null && (
        <LazyConfirmDialog
          title={copy.withdrawal.title(mistake.name)}
          text={copy.withdrawal.text}
          labels={copy.withdrawal}
          textOf={textOf}
          stays
          onConfirm={() => withdraw(mistake)}
          onClose={() => setMistake(null)}
        />
      )}
      {isOpen && draft !== null && value !== null && (
        <TariffPanel
          form={draft.form}
          onForm={(changes) =>
            setDraft((known) => known && { ...known, form: { ...known.form, ...changes } })
          }
          onSave={(terms) => save(draft, terms)}
          onClose={() => setOpen(false)}
          known={new Set(replaced.map(({ tariff }) => tariff.name))}
          timeZone={timeZone}
        />
      )}
    </TitledPage>
  );
}
