import { useMemo } from 'react';
import { isPaused } from '#domain/rides/model/standing/pause.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useSteady } from '#core/state/use-steady.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import { openingKeys, type DenseColumn, type DenseParts } from '#ui/data/dense-row.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { usePlanText } from './plan-text.ts';
import { useStandingCopy } from './standing-copy.ts';

export type OrderAct = 'edit' | 'pause' | 'end';

interface OrderListProps {
  orders: readonly StandingOrder[];
  today: Day;
  onAct: (act: OrderAct, order: StandingOrder) => void;
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(8rem,14rem)_minmax(6rem,11rem)_minmax(7rem,14rem)_minmax(0,1.5fr)_13rem_[actions]_0]';

/** Ended orders last, otherwise by name. */
const inOrder = (orders: readonly StandingOrder[], today: Day) =>
  orders.toSorted(
    (one, other) =>
      Number(one.plan.last < today) - Number(other.plan.last < today) ||
      one.plan.name.localeCompare(other.plan.name) ||
      (one.id < other.id ? -1 : 1),
  );

function useOrderRows({ today, onAct }: Omit<OrderListProps, 'orders'>): DenseParts<StandingOrder> {
  const copy = useStandingCopy();
  const needNames = useRidesCopy().needs;
  const text = usePlanText();
  const open = useSteady(onAct);
  return useMemo((): DenseParts<StandingOrder> => {
    const stateOf = ({ plan }: StandingOrder) => {
      if (plan.last < today) return copy.ended;
      if (isPaused(plan.pauses, today)) return copy.paused;
      return plan.first > today ? copy.starts : null;
    };
    const columns: readonly DenseColumn<StandingOrder>[] = [
      {
        key: 'person',
        header: copy.columns.person,
        names: true,
        cell: (order) => {
          const state = stateOf(order);
          return (
            <>
              <bdi translate="no">{order.plan.name}</bdi> {state !== null && <Badge inRow>{state}</Badge>}
            </>
          );
        },
      },
      { key: 'days', header: copy.columns.days, onFirstLine: true, cell: ({ plan }) => text.daysOf(plan) },
      { key: 'times', header: copy.columns.times, cell: ({ plan }) => text.timesOf(plan) },
      {
        key: 'places',
        header: copy.columns.places,
        long: true,
        cell: ({ plan }) => (
          <span title={`${plan.from.text} – ${plan.to.text}`}>
            {plan.needs.map((need) => (
              <span key={need}>
                <Badge inRow>{needNames[need]}</Badge>{' '}
              </span>
            ))}
            <bdi translate="no">{plan.from.text}</bdi> – <bdi translate="no">{plan.to.text}</bdi>
          </span>
        ),
      },
      {
        key: 'span',
        header: copy.columns.span,
        atEnd: true,
        cell: ({ plan }) => `${text.day(plan.first)} – ${text.day(plan.last)}`,
      },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: openingKeys(copy.edit),
      act: (_, order) => open('edit', order),
      renderActions: (order) =>
        (['edit', 'pause', 'end'] as const).map((act) => (
          <Button
            key={act}
            tone="quiet"
            size="row"
            aria-label={copy[`${act}Of`](order.plan.name)}
            onClick={() => open(act, order)}
          >
            {copy[act]}
          </Button>
        )),
    };
  }, [copy, needNames, today, text, open]);
}

/** The orders, one line each. Enter and `e` open the panel of the focused row. */
export function OrderList({ orders, today, onAct }: OrderListProps) {
  const { heading } = useStandingCopy();
  const rows = useMemo(() => inOrder(orders, today), [orders, today]);
  const parts = useOrderRows({ today, onAct });
  return <DenseList label={heading} items={rows} keyOf={({ id }) => id} {...parts} />;
}
