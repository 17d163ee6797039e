import { useMemo, type ReactNode } from 'react';
import type { BillEntry } from '#domain/books/services/firm-bills.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useSteady } from '#core/state/use-steady.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';
import { DenseList } from '#ui/data/dense-list.tsx';
import { openingKeys, type DenseColumn, type DenseParts } from '#ui/data/dense-row.tsx';
import { Labelled } from '#ui/data/fact.tsx';
import { useDay } from '../papers/use-day.ts';
import { useAmounts } from '../tariffs/use-amount.ts';
import { useBillName } from './use-bill-name.ts';
import { useBillsCopy } from './bills-copy.ts';

interface BillListProps {
  entries: readonly BillEntry[];
  /** Today in the service's zone. */
  today: Day;
  /** Returns the account's name by its number. If the function changes, every row is rendered again. */
  nameOf: (payer: string) => string;
  onOpen: (id: string) => void;
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,14rem)_4rem_7rem_9rem_[actions]_0]';

type BillState = 'draft' | 'open' | 'overdue' | 'paid';

const MEANS: Readonly<Record<BillState, ColourMeaning>> = {
  draft: 'attention',
  open: 'under-way',
  overdue: 'late',
  paid: 'neutral',
};

function stateOf({ bill: { issued, kind }, paidOn }: BillEntry, today: Day): BillState {
  if (issued === null) return 'draft';
  if (paidOn !== null) return 'paid';
  return kind === 'bill' && issued.due < today ? 'overdue' : 'open';
}

function useBillRows({ today, nameOf, onOpen }: Omit<BillListProps, 'entries'>): DenseParts<BillEntry> {
  const copy = useBillsCopy();
  const [amount, { period }, billName] = [useAmounts(), useDay(), useBillName()];
  const open = useSteady(onOpen);
  return useMemo((): DenseParts<BillEntry> => {
    const stateCell = (entry: BillEntry): ReactNode => {
      const state = stateOf(entry, today);
      return (
        <Badge means={MEANS[state]} inRow>
          {copy.states[state]}
        </Badge>
      );
    };
    const columns: readonly DenseColumn<BillEntry>[] = [
      { key: 'number', header: copy.columns.number, names: true, cell: ({ bill }) => billName(bill) },
      {
        key: 'account',
        header: copy.columns.account,
        long: true,
        cell: ({ bill }) => <bdi translate="no">{bill.issued?.payer.name ?? nameOf(bill.payer)}</bdi>,
      },
      { key: 'period', header: copy.columns.period, cell: ({ bill }) => period(bill.from, bill.until) },
      {
        key: 'rides',
        header: copy.columns.rides,
        atEnd: true,
        cell: ({ bill }) => <Labelled label={copy.columns.rides}>{bill.count}</Labelled>,
      },
      {
        key: 'total',
        header: copy.columns.total,
        atEnd: true,
        onFirstLine: true,
        cell: ({ bill }) => amount(bill.kind === 'credit' ? -bill.total : bill.total, bill.currency),
      },
      { key: 'state', header: copy.columns.state, onFirstLine: true, cell: stateCell },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: openingKeys(copy.open),
      act: (_, { bill }) => open(bill.id),
      renderActions: ({ bill }) => (
        <Button
          tone="quiet"
          size="row"
          aria-label={copy.openOf(billName(bill))}
          onClick={() => open(bill.id)}
        >
          {copy.open}
        </Button>
      ),
    };
  }, [copy, today, amount, billName, nameOf, open, period]);
}

/** Bills and credit notes, one line each. Enter and `e` open a bill beside the list. */
export function BillList({ entries, ...rest }: BillListProps) {
  const { heading } = useBillsCopy();
  const parts = useBillRows(rest);
  return <DenseList label={heading} items={entries} keyOf={({ bill }) => bill.id} {...parts} />;
}
