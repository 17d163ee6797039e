import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import type { CustomerForm } from '#domain/rides/model/customers/parse-customer.ts';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { LONGEST_PASSENGER_NAME } from '#domain/rides/model/basics/ride-limits.ts';
import { succeed } from '#domain/shared/result.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
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
import { ServiceZone, useService } from '../../dispatch/use-service.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { DOWNLOAD_KEY, RecordDownload } from '../record-download.tsx';
import { CustomerList, type Act } from './customer-list.tsx';
import { useCustomersCopy } from './customers-copy.ts';

const CustomerDialog = lazyDialog(async () => (await import('./customer-dialog.tsx')).CustomerDialog);
const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);

const formOf = ({
  phone,
  phoneKey,
  phones,
  name,
  places,
  note,
  driverNote,
}: Customer): Required<CustomerForm> => ({
  phone: phone ?? phoneKey,
  phones: phones.join('\n'),
  name,
  places: places.map(({ text }) => text).join('\n'),
  note,
  driverNote,
});

const ROUTE = { from: '/signed-in/admin/customers' } as const;

/** All customers by name, or those that `CustomerRepository.byName` finds for the searched text. */
export function CustomersScreen() {
  const copy = useCustomersCopy();
  const { pageOf } = usePaginationCopy();
  const navigate = useNavigate({ from: '/admin/customers' });
  const { find = '', ...search } = useSearch(ROUTE);
  const pages = useCursorPages(search);
  const service = useService();
  const toast = useToast();
  const { customerDirectory: customers } = useDispatch();
  const { cursor } = pages;
  const { value, loading, error, reload } = useRequest({ find, cursor }, async () => {
    const read = find === '' ? await customers.page(cursor) : await customers.find(find);
    return read.ok ? succeed({ more: false, next: null, ...read.value }) : read;
  });
  // The old result is shown until the answer, so that a pressed button keeps its place and the focus.
  const found = error === null ? value : null;
  const [doing, setDoing] = useState<{ readonly act: Act; readonly customer: Customer } | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Required<CustomerForm>>>(new Map());
  const listed = found?.customers ?? [];
  const isLooking = loading && listed.length === 0;

  /** After a successful change, closes the panel, reloads and shows a toast. */
  const finish = <Answer extends RideResult<unknown>>(
    answer: Answer,
    text: { readonly title: string; readonly text: (name: string) => string },
    { id, name }: Pick<Customer, 'id' | 'name'>,
  ) => {
    if (!answer.ok) return answer;
    // A panel that was meanwhile opened for another customer stays open.
    setDoing((present) => (present?.customer.id === id ? null : present));
    reload();
    toast({ tone: 'success', title: text.title, text: text.text(name) });
    return answer;
  };
  const block = async (customer: Customer) =>
    customer.blocked === null
      ? finish(await customers.block(customer), copy.blockedNow, customer)
      : finish(await customers.unblock(customer), copy.unblockedNow, customer);

  const [area, field] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)];
  const download = useRef<HTMLButtonElement>(null);
  const focus = useRowFocus(area);

  return (
    <TitledPage
      title={copy.title}
      dense
      actions={
        <>
          <div className="flex flex-wrap gap-2">
            <RouteButton to="/admin/customers/import" tone="secondary" size="small">
              {copy.files}
            </RouteButton>
            <RecordDownload of="customers" label={copy.download} button={download} />
          </div>
          <SingleKeys
            focus={focus}
            list={copy.keys}
            actions={{
              '/': () => field.current?.focus(),
              [DOWNLOAD_KEY]: () => download.current?.click(),
            }}
          />
        </>
      }
    >
      <div ref={area} className="grid grid-cols-1">
        <Section heading={cursor === null ? copy.heading : pageOf(copy.heading, pages.page)} tight>
          <FilterLine>
            <div className="grow sm:max-w-80">
              <SearchField
                ref={field}
                label={copy.search}
                hint={copy.searchHint}
                search={find}
                longest={LONGEST_PASSENGER_NAME}
                onSearch={(text) =>
                  void navigate({ search: { find: text === '' ? undefined : text }, resetScroll: false })
                }
              />
            </div>
          </FilterLine>
          {isLooking && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          {found !== null && !found.more && !loading && listed.length === 0 && (
            <output className="block">
              <EmptyState icon="info" {...(find === '' ? copy.empty : copy.nobody(find))} />
            </output>
          )}
          {listed.length > 0 && (
            <CustomerList
              customers={listed}
              format={service.time}
              onAct={(act, customer) => setDoing({ act, customer })}
              onBlock={block}
            />
          )}
          {found?.more === true && !loading && <p className="text-sm text-ink-soft">{copy.more}</p>}
          <Pagination pages={pages} next={found?.next ?? null} />
        </Section>
      </div>
      {doing?.act === 'edit' && (
        <CustomerDialog
          key={doing.customer.id}
          customer={doing.customer}
          format={service.time}
          form={drafts.get(doing.customer.id) ?? formOf(doing.customer)}
          onForm={(form) => setDrafts((known) => new Map(known).set(doing.customer.id, form))}
          onSave={async (entry) => {
            const saved = await customers.correct(doing.customer, entry);
            if (saved.ok)
              setDrafts((known) => new Map([...known].filter(([id]) => id !== doing.customer.id)));
            const shared = saved.ok ? saved.value : [];
            const text =
              shared.length === 0 ? copy.saved : { ...copy.saved, text: () => copy.sharedWith(shared) };
            return finish(saved, text, { ...entry, id: doing.customer.id });
          }}
          onClose={() => setDoing(null)}
        />
      )}
      {doing?.act === 'merge' && (
        <MergeDialog
          kept={doing.customer}
          onMerge={async (other) =>
            finish(await customers.merge(doing.customer, other), copy.merged, doing.customer)
          }
          onClose={() => setDoing(null)}
        />
      )}
      <ServiceZone service={service} />
    </TitledPage>
  );
}
