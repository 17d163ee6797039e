import { useParams } from '@tanstack/react-router';
import { typedAmount } from '#domain/books/model/basics/typed-amount.ts';
import { isIssued } from '#domain/books/model/papers/paper.ts';
import { statementOf, type Statement } from '#domain/books/model/papers/statement.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillEntries } from '#domain/books/services/firm-bills.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { useBooks } from '../use-books.ts';
import { BillFailure } from '../bills/use-bill-text.ts';
import { PaperParties } from './paper-parties.tsx';
import { usePapersCopy } from './papers-copy.ts';
import { StatementTable } from './statement-table.tsx';
import { useDay } from './use-day.ts';

const ROUTE = { from: '/signed-in/admin/bills/statement/$payer' } as const;

interface Found {
  readonly statement: Statement;
  readonly today: string;
  readonly damaged: number;
}

/** The statement as a file, with the decimal sign and the heads of the language. */
function StatementCsv({ statement, today }: Found) {
  const { statement: copy, csv, kinds, sign } = usePapersCopy();
  const read = () => {
    const lines = statement.entries.map(({ bill, amount, open, paidOn }) => {
      const written = (value: number) =>
        (value < 0 ? '-' : '') + typedAmount(Math.abs(value), bill.currency, sign);
      return {
        day: bill.issued.day,
        number: bill.issued.number,
        kind: kinds[bill.kind],
        due: bill.kind === 'bill' ? bill.issued.due : '',
        currency: bill.currency,
        amount: written(amount),
        paid: paidOn ?? '',
        open: written(open),
      };
    });
    return Promise.resolve(succeed({ lines, unreadable: 0, next: null }));
  };
  const { day, number, kind, due, currency } = csv.columns;
  const { amount, paid, open } = copy.head;
  return (
    <CsvExport
      read={read}
      texts={{
        label: csv.save,
        saved: copy.csv.saved,
        name: copy.csv.name(today),
        header: { day, number, kind, due, currency, amount, paid, open },
      }}
      textsAfter
    />
  );
}

/** The statement of an account on a screen, on paper and as a file. */
export function StatementScreen() {
  const { payer } = useParams(ROUTE);
  const copy = usePapersCopy();
  const day = useDay();
  const { firmBills } = useBooks();
  const { value, error, reload } = useRequest<string, { entries: BillEntries; today: string }, BillError>(
    payer,
    async () => {
      const [entries, today] = await Promise.all([firmBills.ofPayer(payer), firmBills.today()]);
      if (!entries.ok) return entries;
      return today.ok ? succeed({ entries: entries.value, today: today.value }) : today;
    },
  );
  const papers = (value?.entries.entries ?? []).flatMap(({ bill, paidOn }) =>
    isIssued(bill) ? [{ bill, paidOn }] : [],
  );
  const found = value && {
    statement: statementOf(papers, value.today),
    today: value.today,
    damaged: value.entries.damaged,
  };
  const last = found?.statement.entries.at(-1)?.bill.issued;
  const title =
    last === undefined ? copy.statement.title : copy.statement.of(withoutDirectionControls(last.payer.name));
  return (
    <FullHeightPage>
      <WayBack>
        <RouteLink to="/admin/bills">{copy.back}</RouteLink>
      </WayBack>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-title wrap-anywhere">{title}</h1>
      <BillFailure what={copy.statement.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton rows lines={6} label={copy.statement.loading} />}
      {found !== null && found.damaged > 0 && (
        <Notice tone="warning">{copy.statement.damaged(found.damaged)}</Notice>
      )}
      {found !== null && last === undefined && <EmptyState icon="info" {...copy.statement.none} />}
      {found !== null && last !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <Button size="small" onClick={() => window.print()}>
              {copy.print}
            </Button>
            <StatementCsv {...found} />
          </div>
          <PaperParties {...last} />
          <p className="text-ink-soft">{copy.statement.asOf(day.long(found.today))}</p>
          <StatementTable statement={found.statement} />
        </>
      )}
    </FullHeightPage>
  );
}
