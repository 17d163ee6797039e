import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { payersInOrder } from '#domain/books/model/payers/payer.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillEntries } from '#domain/books/services/firm-bills.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { LoadFailed } from '../papers/load-failed.tsx';
import { recentMonths, useMonthName } from '../recent-months.ts';
import { BookPages } from '../book-pages.tsx';
import { useBooks } from '../use-books.ts';
import { BillList } from './bill-list.tsx';
import { useBillsCopy } from './bills-copy.ts';
import { MonthRun } from './month-run.tsx';

const BillPanel = lazyDialog(async () => (await import('./bill-panel.tsx')).BillPanel);
const AccountantCsv = lazy(async () => ({
  default: (await import('../papers/accountant-csv.tsx')).AccountantCsv,
}));

interface Shown {
  /** `2026-11`; counts if no account is chosen. */
  readonly month: string;
  /** `''` for all. */
  readonly payer: string;
}

/** Bills by month or account, the run that fills drafts, and the accountant's file; for system administrators. */
export function BillsScreen() {
  const copy = useBillsCopy();
  const monthName = useMonthName();
  const { firmBills, firmPayers, firmTariffs } = useBooks();
  const [months] = useState(() => recentMonths(firmTariffs.now()));
  const [current, ...former] = months;
  // Bills are made of the month before.
  const [shown, setShown] = useState<Shown>({ month: former[0] ?? current, payer: '' });
  const [opened, setOpened] = useState<string | null>(null);
  const { value, found, error, reload } = useRequest<Shown, BillEntries, BillError>(
    shown,
    ({ month, payer }) => (payer === '' ? firmBills.ofMonth(month) : firmBills.ofPayer(payer)),
  );
  const { value: today } = useRequest('today', firmBills.today);
  const { value: payers } = useRequest('payers', firmPayers.list);
  const known = useMemo(() => payersInOrder(payers?.known ?? []), [payers]);
  const nameOf = useCallback((payer: string) => known.find(({ id }) => id === payer)?.name ?? payer, [known]);
  const area = useRef<HTMLDivElement>(null);
  useRowFocus(area);
  return (
    <TitledPage title={copy.title} lead={copy.lead} dense>
      <BookPages />
      <div ref={area} className="grid grid-cols-1 gap-4">
        <Section heading={copy.heading} tight>
          <FilterLine>
            <FieldFrame label={copy.account}>
              {(control) => (
                <Select
                  {...control}
                  none={copy.allAccounts}
                  options={known.map(({ id, name }) => ({ value: id, label: name }))}
                  value={shown.payer}
                  onChange={(payer) => setShown({ ...shown, payer })}
                />
              )}
            </FieldFrame>
            {shown.payer === '' ? (
              <FieldFrame label={copy.month}>
                {(control) => (
                  <Select
                    {...control}
                    none={monthName(current)}
                    options={former.map((month) => ({ value: month, label: monthName(month) }))}
                    value={shown.month === current ? '' : shown.month}
                    onChange={(month) => setShown({ ...shown, month: month === '' ? current : month })}
                  />
                )}
              </FieldFrame>
            ) : (
              <p className="self-end py-2">
                <RouteLink to="/admin/bills/statement/$payer" params={{ payer: shown.payer }}>
                  {copy.statement}
                </RouteLink>
              </p>
            )}
          </FilterLine>
          <LoadFailed what={copy.failed} error={error} onRetry={reload} />
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          {(value?.damaged ?? 0) > 0 && <Notice tone="warning">{copy.damaged(value?.damaged ?? 0)}</Notice>}
          {found !== null && found.entries.length === 0 && <EmptyState icon="info" {...copy.empty} />}
          {value !== null && value.entries.length > 0 && (
            <BillList entries={value.entries} today={today} nameOf={nameOf} onOpen={setOpened} />
          )}
        </Section>
        <MonthRun nameOf={nameOf} onFilled={reload} />
        <Suspense fallback={null}>
          <AccountantCsv />
        </Suspense>
      </div>
      {opened !== null && (
        <BillPanel
          key={opened}
          id={opened}
          nameOf={nameOf}
          onStored={reload}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </TitledPage>
  );
}
