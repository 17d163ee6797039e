import type { Currency } from '#domain/books/model/basics/money.ts';
import type { Statement, StatementEntry } from '#domain/books/model/papers/statement.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { PaperTable } from './paper-table.tsx';
import { usePapersCopy } from './papers-copy.ts';
import { useDay } from './use-day.ts';

function Amount({ of, currency }: { of: number; currency: Currency }) {
  return useAmount(currency)(of);
}

/** Where a bill was paid, or that it is overdue. */
function Paid({ entry: { paidOn, overdue } }: { entry: StatementEntry }) {
  const { statement: copy } = usePapersCopy();
  const day = useDay();
  if (paidOn !== null) return day.short(paidOn);
  return overdue ? <Badge means="late">{copy.overdue}</Badge> : '–';
}

/** The bills and credit notes of an account, and below them what is open in each currency. */
export function StatementTable({ statement: { entries, open } }: { statement: Statement }) {
  const { statement: copy, of } = usePapersCopy();
  const day = useDay();
  return (
    <>
      <PaperTable
        caption={copy.title}
        rows={entries.map((entry) => ({ id: entry.bill.id, ...entry }))}
        columns={[
          { header: copy.head.day, cell: ({ bill }) => day.short(bill.issued.day) },
          {
            header: copy.head.number,
            cell: ({ bill }) => (
              <RouteLink to="/admin/bills/$id" params={{ id: bill.id }}>
                {of[bill.kind](bill.issued.number)}
              </RouteLink>
            ),
            alone: true,
          },
          {
            header: copy.head.due,
            cell: ({ bill }) => (bill.kind === 'bill' ? day.short(bill.issued.due) : '–'),
            named: true,
          },
          { header: copy.head.paid, cell: (entry) => <Paid entry={entry} />, named: true },
          {
            header: copy.head.amount,
            cell: ({ bill, amount }) => <Amount of={amount} currency={bill.currency} />,
            atEnd: true,
            named: true,
          },
          {
            header: copy.head.open,
            cell: ({ bill, open: rest }) => <Amount of={rest} currency={bill.currency} />,
            atEnd: true,
            named: true,
          },
        ]}
      />
      <dl className="grid justify-end gap-1 break-inside-avoid">
        {[...open].map(([currency, sum]) => (
          <div key={currency} className="flex flex-wrap justify-end gap-x-4 font-semibold tabular-nums">
            <dt>{sum < 0 ? copy.owed : copy.open}</dt>
            <dd>
              <Amount of={Math.abs(sum)} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
