import type { Statement, StatementEntry } from '#domain/books/model/papers/statement.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { useAmounts } from '../tariffs/use-amount.ts';
import { PaperTable } from './paper-table.tsx';
import { usePapersCopy } from './papers-copy.ts';
import { useDay } from './use-day.ts';

const NONE = '–';

/** Shows the day on which a bill was paid, or says that it is overdue. */
function Paid({ entry: { paidOn, overdue } }: { entry: StatementEntry }) {
  const { statement: copy } = usePapersCopy();
  const day = useDay();
  if (paidOn !== null) return day.short(paidOn);
  return overdue ? <Badge means="late">{copy.overdue}</Badge> : NONE;
}

/** The bills and credit notes of an account, and below them the open sum in each currency. */
export function StatementTable({ statement: { entries, open } }: { statement: Statement }) {
  const { statement: copy, of } = usePapersCopy();
  const { head } = copy;
  const day = useDay();
  const amountOf = useAmounts();
  return (
    <>
      <PaperTable
        caption={copy.title}
        columns={[
          { header: head.day },
          { header: head.number, alone: true },
          { header: head.due, named: true },
          { header: head.paid, named: true },
          { header: head.amount, atEnd: true, named: true },
          { header: head.open, atEnd: true, named: true },
        ]}
        rows={entries.map((entry) => {
          const { id, kind, currency, issued } = entry.bill;
          return {
            id,
            cells: [
              day.short(issued.day),
              <RouteLink key="bill" to="/admin/bills/$id" params={{ id }}>
                {of[kind](issued.number)}
              </RouteLink>,
              kind === 'bill' ? day.short(issued.due) : NONE,
              <Paid key="paid" entry={entry} />,
              amountOf(entry.amount, currency),
              amountOf(entry.open, currency),
            ],
          };
        })}
      />
      <dl className="grid justify-end gap-1 break-inside-avoid">
        {[...open].map(([currency, sum]) => (
          <div key={currency} className="flex flex-wrap justify-end gap-x-4 font-semibold tabular-nums">
            <dt>{sum < 0 ? copy.owed : copy.open}</dt>
            <dd>{amountOf(Math.abs(sum), currency)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
