import { useRef, useState } from 'react';
import {
  EMPTY_PAYER_FORM,
  typedPayer,
  type ParsedPayer,
  type PayerForm,
} from '#domain/books/model/payers/parse-payer.ts';
import { findPayers } from '#domain/books/model/payers/find-payers.ts';
import {
  LONGEST_PAYER_NAME,
  MOST_PAYERS,
  payersInOrder,
  type Payer,
} from '#domain/books/model/payers/payer.ts';
import type { PayerError } from '#domain/books/services/firm-payers.ts';
import type { Result } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { BookPages } from '../book-pages.tsx';
import { useBooks } from '../use-books.ts';
import { mergedForm } from './merged-form.ts';
import { PayerList } from './payer-list.tsx';
import { usePayersCopy } from './payers-copy.ts';

const SuspendDialog = lazyDialog(async () => (await import('./suspend-dialog.tsx')).SuspendDialog);
const PayerPanel = lazyDialog(async () => (await import('./payer-panel.tsx')).PayerPanel);

/** The panel's key for a payer that has no number yet. */
const NEW = '';

/** The input, and the stored payer that it changes; `payer` is `null` for a new payer. */
interface Draft {
  readonly payer: Payer | null;
  readonly form: PayerForm;
}

/** All account customers by name, suspended customers last, and the panel that adds or changes a customer. */
export function PayersScreen() {
  const copy = usePayersCopy();
  const toast = useToast();
  const { firmPayers: payers, firmTariffs } = useBooks();
  const { value, error, reload } = useRequest('payers', payers.list);
  const { value: tariffs } = useRequest('tariffs', firmTariffs.list);
  const [find, setFind] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());

  const known = payersInOrder(value?.known ?? []);
  const found = findPayers(known, find);
  const suspending = known.find(({ id }) => id === asked) ?? null;
  const begun = (id: string): Draft => {
    const payer = known.find((each) => each.id === id) ?? null;
    const draft = drafts.get(id);
    if (payer === null) return draft ?? { payer: null, form: EMPTY_PAYER_FORM };
    const now = typedPayer(id, payer, copy.sign);
    if (draft === undefined || draft.payer === null) return { payer, form: now };
    if (draft.payer.rev === payer.rev) return draft;
    return { payer, form: mergedForm(typedPayer(id, draft.payer, copy.sign), draft.form, now) };
  };
  const draft = edited === null ? null : begun(edited);

  const store = async (id: string, { payer }: Draft, parsed: ParsedPayer) => {
    const stored =
      payer === null ? await payers.add(parsed.id, parsed.terms) : await payers.change(payer, parsed.terms);
    if (!stored.ok) {
      if (stored.error.code === 'payer-changed') reload();
      return stored;
    }
    setDrafts((all) => new Map([...all].filter(([each]) => each !== id)));
    // Another account's panel may have been opened meanwhile.
    setEdited((present) => (present === id ? null : present));
    reload();
    toast({ tone: 'success', title: copy.stored.title, text: copy.stored.text(parsed.terms.name) });
    return stored;
  };
  const suspend = async (payer: Payer, suspended: boolean): Promise<Result<void, PayerError>> => {
    const stored = await payers.change(payer, { ...payer, suspended });
    if (stored.ok || stored.error.code === 'payer-changed') reload();
    const said = suspended ? copy.suspended : copy.resumed;
    if (stored.ok)
      toast({ tone: 'success', title: said.title, text: said.text(withoutDirectionControls(payer.name)) });
    if (stored.ok) setAsked(null);
    return stored;
  };

  const tariffNames = new Set((tariffs?.known ?? []).map(({ name }) => name));
  if (draft !== null && draft.form.tariff !== '') tariffNames.add(draft.form.tariff);
  const damaged = (value?.stored ?? 0) - known.length;
  const said = [
    ...(damaged > 0 ? [copy.unreadable(damaged)] : []),
    ...((value?.stored ?? 0) < MOST_PAYERS ? [] : [copy.full(MOST_PAYERS)]),
  ];
  const [area, field] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)];
  const focus = useRowFocus(area);
  const begin = () => value !== null && setEdited(NEW);
  return (
    <TitledPage
      title={copy.title}
      dense
      actions={
        <>
          <Button size="small" aria-disabled={value === null} onClick={begin}>
            {copy.add}
          </Button>
          <SingleKeys
            focus={focus}
            list={copy.keys}
            actions={{ n: begin, '/': () => field.current?.focus() }}
          />
        </>
      }
    >
      <BookPages />
      <div ref={area} className="grid grid-cols-1">
        <Section heading={copy.heading} tight>
          <FilterLine>
            <div className="grow sm:max-w-80">
              <SearchField
                ref={field}
                label={copy.search}
                hint={copy.searchHint}
                search={find}
                longest={LONGEST_PAYER_NAME}
                onSearch={setFind}
              />
            </div>
          </FilterLine>
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          {said.length > 0 && <p className="text-sm text-ink-soft">{said.join(' ')}</p>}
          {value !== null && found.length === 0 && (
            <output className="block">
              <EmptyState icon="info" {...(find === '' ? copy.empty : copy.none(find))} />
            </output>
          )}
          {found.length > 0 && (
            <PayerList
              payers={found}
              onEdit={({ id }) => setEdited(id)}
              onSuspend={({ id }) => setAsked(id)}
              onResume={(payer) => suspend(payer, false)}
            />
          )}
        </Section>
      </div>
      {edited !== null && draft !== null && (
        <PayerPanel
          key={edited}
          payer={draft.payer}
          timeZone={tariffs?.timeZone}
          tariffs={[...tariffNames].toSorted()}
          form={draft.form}
          onForm={(form) => setDrafts((all) => new Map(all).set(edited, { ...draft, form }))}
          onSave={(parsed) => store(edited, draft, parsed)}
          onClose={() => setEdited(null)}
        />
      )}
      {suspending !== null && (
        <SuspendDialog
          payer={suspending}
          timeZone={tariffs?.timeZone}
          onSuspend={() => suspend(suspending, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </TitledPage>
  );
}
