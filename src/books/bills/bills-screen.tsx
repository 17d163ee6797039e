import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { payersInOrder } from '#domain/books/model/payers/payer.ts';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillEntries } from '#domain/books/services/firm-bills.ts';
import { succeed } from '#domain/shared/result.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
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
import { BillFailure } from './use-bill-text.ts';
import { recentMonths, useMonthName } from '../recent-months.ts';
import { BookPages } from '../book-pages.tsx';
import { usePayersCopy } from '../payers/payers-copy.ts';
import { useBooks } from '../use-books.ts';
import { BillList } from './bill-list.tsx';
import { useBillsCopy } from './bills-copy.ts';
import { IssueAll } from './issue-all.tsx';
import { MonthRun } from './month-run.tsx';

const BillPanel = lazyDialog(async () => (await import('./bill-panel.tsx')).BillPanel);
const AccountantCsv = lazy(async () => ({
  default: (await import('../papers/accountant-csv.tsx')).AccountantCsv,
}));

interface Shown {
  /** A month (`2026-11`), unused if `payer` is set. `null` means last month; this month if it alone has bills. */
  readonly month: string | null;
  /** The account's number; `''` for all accounts. */
  readonly payer: string;
}

interface FoundBills extends BillEntries {
  /** The month that is shown, also if `Shown` names none. */
  readonly month: string;
  readonly payer: string;
}

/**
 * The drafts of bills with rides, in the list's order. Credit notes are left out, because their drafts may lack rides.
 */
const draftsIn = ({ entries }: BillEntries): readonly Bill[] =>
  entries.flatMap(({ bill }) => (bill.issued === null && bill.kind === 'bill' && bill.count > 0 ? bill : []));

function BillsOfFirm({ today }: { today: Day }) {
  const copy = useBillsCopy();
  const monthName = useMonthName();
  const { firmBills, firmPayers } = useBooks();
  const months = recentMonths(today);
  const [current, ...former] = months;
  const [shown, setShown] = useState<Shown>({ month: null, payer: '' });
  const [opened, setOpened] = useState<string | null>(null);
  // Most bills are for last month.
  const usual = former[0] ?? current;
  const { value, found, error, reload } = useRequest<Shown, FoundBills, BillError>(
    shown,
    async ({ month, payer }) => {
      const wanted = month ?? usual;
      const bills = await (payer === '' ? firmBills.ofMonth(wanted) : firmBills.ofPayer(payer));
      if (!bills.ok) return bills;
      const isEmpty =
        month === null && payer === '' && bills.value.entries.length + bills.value.damaged === 0;
      if (!isEmpty) return succeed({ ...bills.value, month: wanted, payer });
      const newest = await firmBills.ofMonth(current);
      if (!newest.ok) return newest;
      const isNone = newest.value.entries.length + newest.value.damaged === 0;
      return succeed({ ...newest.value, month: isNone ? wanted : current, payer });
    },
  );
  const month = shown.month ?? value?.month ?? usual;
  // The old list stays while another list loads, and after a failure. Drafts of the old list are not offered then.
  const drafts = value?.month === month && value.payer === shown.payer ? draftsIn(value) : [];
  const { value: payers, ...unread } = useRequest('payers', firmPayers.list);
  const payersCopy = usePayersCopy();
  const known = useMemo(() => payersInOrder(payers?.known ?? []), [payers]);
  const nameOf = useCallback((payer: string) => known.find(({ id }) => id === payer)?.name ?? payer, [known]);
  const area = useRef<HTMLDivElement>(null);
  useRowFocus(area);
  return (
    <>
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
                    options={former.map((each) => ({ value: each, label: monthName(each) }))}
                    value={month === current ? '' : month}
                    onChange={(chosen) => setShown({ ...shown, month: chosen === '' ? current : chosen })}
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
          <BillFailure
            what={payersCopy.failed}
            error={error === null ? unread.error : null}
            onRetry={unread.reload}
          />
          <BillFailure what={copy.failed} error={error} onRetry={reload} />
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          {(value?.damaged ?? 0) > 0 && <Notice tone="warning">{copy.damaged(value?.damaged ?? 0)}</Notice>}
          {found !== null && found.entries.length === 0 && <EmptyState icon="info" {...copy.empty} />}
          {value !== null && <IssueAll key={`${month} ${shown.payer}`} drafts={drafts} onIssued={reload} />}
          {value !== null && value.entries.length > 0 && (
            <BillList entries={value.entries} today={today} nameOf={nameOf} onOpen={setOpened} />
          )}
        </Section>
        <MonthRun
          today={today}
          nameOf={nameOf}
          onFilled={({ until }) => {
            const filled = until.slice(0, 'yyyy-mm'.length);
            if (months.includes(filled)) setShown({ month: filled, payer: '' });
            reload();
          }}
        />
        <Suspense fallback={null}>
          <AccountantCsv today={today} />
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
    </>
  );
}

/** Bills by month or account, the run that fills drafts, and the accountant's file; for system administrators. */
export function BillsScreen() {
  const copy = useBillsCopy();
  const { firmBills } = useBooks();
  // A month begins in the service's zone, so no month is named before the zone is known.
  const { value: today, error, reload } = useRequest('today', firmBills.today);
  return (
    <TitledPage title={copy.title} lead={copy.lead} dense>
      <BookPages />
      <BillFailure what={copy.failed} error={error} onRetry={reload} />
      {today === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
      {today !== null && <BillsOfFirm today={today} />}
    </TitledPage>
  );
}
