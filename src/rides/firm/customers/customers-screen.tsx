import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { customerRider } from '#domain/rides/model/customers/caller.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import type { CustomerForm } from '#domain/rides/model/customers/parse-customer.ts';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { LONGEST_RIDER } from '#domain/rides/model/ride-limits.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { usePaginationCopy } from '#words/pagination-copy.ts';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { ServiceZone, useService } from '../../dispatch/use-service.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { FirmSwitch } from '../firm-switch.tsx';
import { useImportCopy } from '../import/import-copy.ts';
import { useCustomersCopy } from './customers-copy.ts';

const CustomerDialog = lazyDialog(async () => (await import('./customer-dialog.tsx')).CustomerDialog);
const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);

const formOf = ({ phone, phoneKey, name, places, note }: Customer): CustomerForm => ({
  phone: phone ?? phoneKey,
  name,
  places: places.map(({ text }) => text).join('\n'),
  note,
});

/** What is being done with a customer in a dialog. */
type Act = 'edit' | 'merge';

interface CustomerListProps {
  customers: readonly Customer[];
  format: Format;
  onAct: (act: Act, customer: Customer) => void;
  onBlock: (customer: Customer) => Promise<Result<void>>;
}

function CustomerList({ customers, format, onAct, onBlock }: CustomerListProps) {
  const copy = useCustomersCopy();
  const nameCell = ({ name, blocked }: Customer) => (
    <div className="grid justify-items-start gap-0.5 wrap-anywhere">
      <bdi translate="no">{name}</bdi>
      {blocked !== null && (
        <>
          <Badge means="late">{copy.blocked}</Badge>
          <span className="text-sm font-normal text-ink-soft">
            {copy.blockedBy(blocked.name, format.dateTime(blocked.at))}
          </span>
        </>
      )}
    </div>
  );
  const phoneCell = ({ phone, phoneKey }: Customer) => (
    <bdi translate="no" className="tabular-nums">
      {phone ?? phoneKey}
    </bdi>
  );
  const lastCell = ({ id, name, lastRideAt }: Customer) => (
    <div className="flex flex-wrap gap-x-3 text-ink-soft">
      <span>
        <span className="lg:sr-only">{copy.columns.last}: </span>
        {format.date(lastRideAt)}
      </span>
      <RouteLink
        to="/admin/rides/history"
        search={{ rider: customerRider(id) }}
        aria-label={copy.ridesOf(name)}
      >
        {copy.rides}
      </RouteLink>
    </div>
  );
  const placesCell = ({ places }: Customer) => (
    <ul className="grid gap-0.5 wrap-anywhere">
      {places.map(({ text }) => (
        <li key={text}>
          <bdi translate="no">{text}</bdi>
        </li>
      ))}
    </ul>
  );
  const noteCell = ({ note }: Customer) =>
    note !== '' && (
      <bdi translate="no" dir="auto" className="wrap-anywhere">
        {note}
      </bdi>
    );
  const changeCell = (customer: Customer) => (
    <div className="-mx-3.5 flex flex-wrap gap-1 lg:-mr-3 lg:ml-0 lg:justify-end">
      {(['edit', 'merge'] as const).map((act) => (
        <Button
          key={act}
          tone="quiet"
          size="small"
          aria-label={copy[`${act}Of`](customer.name)}
          onClick={() => onAct(act, customer)}
        >
          {copy[act]}
        </Button>
      ))}
      <FirmSwitch
        ends={customer.blocked === null}
        label={customer.blocked === null ? copy.block : copy.unblock}
        name={customer.blocked === null ? copy.blockOf(customer.name) : copy.unblockOf(customer.name)}
        failed={copy.notChanged(customer.name)}
        press={() => onBlock(customer)}
      />
    </div>
  );
  return (
    <DataTable
      caption={copy.title}
      rows={customers}
      rowKey={({ id }) => id}
      shares="lg:grid-cols-[16%_13%_19%_14%_16%_22%]"
      columns={[
        { key: 'customer', header: copy.columns.customer, cell: nameCell, naming: true },
        { key: 'phone', header: copy.columns.phone, cell: phoneCell },
        { key: 'places', header: copy.columns.places, cell: placesCell },
        { key: 'note', header: copy.columns.note, cell: noteCell },
        { key: 'last', header: copy.columns.last, cell: lastCell },
        { key: 'change', header: copy.columns.change, cell: changeCell, atEnd: true },
      ]}
    />
  );
}

const route = getRouteApi('/signed-in/admin/customers');

/** All customers by name, or those whose name or number begins with what is searched for. */
export function CustomersScreen() {
  const copy = useCustomersCopy();
  const { open } = useImportCopy();
  const { pageOf } = usePaginationCopy();
  const navigate = route.useNavigate();
  const { find = '', ...search } = route.useSearch();
  const pages = useCursorPages(search);
  const service = useService();
  const toast = useToast();
  const { customerDirectory: customers } = useDispatch();
  const { cursor } = pages;
  const { value, loading, error, reload } = useRequest({ find, cursor }, async () => {
    const read = find === '' ? await customers.page(cursor) : await customers.find(find);
    return read.ok ? succeed({ more: false, next: null, ...read.value }) : read;
  });
  // What was found before stays until the answer has come, so that a pressed button keeps its place and the focus.
  const found = error === null ? value : null;
  const [doing, setDoing] = useState<{ readonly act: Act; readonly customer: Customer } | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, CustomerForm>>(new Map());
  const listed = found?.customers ?? [];
  const isLooking = loading && listed.length === 0;

  /** Shows what is stored after a change that went well, and says what it was. */
  const told = <Answer extends RideResult<void>>(
    answer: Answer,
    text: { readonly title: string; readonly text: (name: string) => string },
    name: string,
  ) => {
    if (!answer.ok) return answer;
    setDoing(null);
    reload();
    toast({ tone: 'success', title: text.title, text: text.text(name) });
    return answer;
  };
  const block = async (customer: Customer) =>
    customer.blocked === null
      ? told(await customers.block(customer), copy.blockedNow, customer.name)
      : told(await customers.unblock(customer), copy.unblockedNow, customer.name);

  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <Section
        heading={cursor === null ? copy.heading : pageOf(copy.heading, pages.page)}
        aside={
          <RouteButton to="/admin/customers/import" tone="secondary" size="small">
            {open}
          </RouteButton>
        }
      >
        <SearchField
          label={copy.search}
          hint={copy.searchHint}
          search={find}
          longest={LONGEST_RIDER}
          onSearch={(text) =>
            void navigate({ search: { find: text === '' ? undefined : text }, resetScroll: false })
          }
        />
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
      {doing?.act === 'edit' && (
        <CustomerDialog
          customer={doing.customer}
          form={drafts.get(doing.customer.id) ?? formOf(doing.customer)}
          onForm={(form) => setDrafts((known) => new Map(known).set(doing.customer.id, form))}
          onSave={async (entry) => {
            const saved = await customers.correct(doing.customer, entry);
            if (saved.ok)
              setDrafts((known) => new Map([...known].filter(([id]) => id !== doing.customer.id)));
            return told(saved, copy.saved, entry.name);
          }}
          onClose={() => setDoing(null)}
        />
      )}
      {doing?.act === 'merge' && (
        <MergeDialog
          kept={doing.customer}
          onMerge={async (other) =>
            told(await customers.merge(doing.customer, other), copy.merged, doing.customer.name)
          }
          onClose={() => setDoing(null)}
        />
      )}
      <ServiceZone service={service} />
    </TitledPage>
  );
}
