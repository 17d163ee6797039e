import { use, type ReactNode } from 'react';
import type { Format } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { keyOfLeft, keyOfPlanned, OrderLooks } from './order-looks.tsx';
import { useOrderNewsCopy } from './order-news-copy.ts';
import { FailureOfLooks } from './use-order-rides.ts';
import { WaitingReturnLine } from './waiting-return-line.tsx';

/** A row that the keys of the board reach. If the row disappears, the next row gets the focus (`useRowFocus`). */
function NewsRow({ row, children }: { row: string; children: ReactNode }) {
  return (
    <li
      data-row={row}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-2 rounded-md px-1 focus:outline-3 focus:outline-accent-ink"
    >
      {children}
    </li>
  );
}

/**
 * The news of standing orders that no row of the board shows: rides that no board made in time, rides that could not be
 * made, rides left behind by a change, ways back of ended rides, and unreadable orders.
 */
export function OrderNews({ format }: { format: Format }) {
  const copy = useOrderNewsCopy();
  const textOf = useRideErrorText();
  const { seen, failed, progress, busy, makeNow, dismiss, follow, look } = use(OrderLooks);
  const board = useRideFeed({ kind: 'board' }).seen;
  const { missed = [], unmade = [], unseen = [], left = [] } = seen ?? {};
  const returns = (seen?.returns ?? []).filter(({ under }) => board?.every(({ id }) => id !== under));
  const waiting = missed.length + returns.length + unmade.length + unseen.length + left.length;
  if (progress === null && failed === null && waiting === 0) return null;
  return (
    <Section heading={copy.heading} tight>
      <output className="block text-sm text-ink-soft empty:hidden">
        {progress !== null && copy.making(progress.done, progress.all)}
      </output>
      {failed !== null && (
        <FailureOfLooks what={copy.unlooked(format.time(failed.since))} error={failed.error} onRetry={look} />
      )}
      <ul className="grid gap-1 text-sm">
        {returns.map((ride) => (
          <NewsRow key={keyOfPlanned(ride)} row={keyOfPlanned(ride)}>
            <WaitingReturnLine ride={ride} />
          </NewsRow>
        ))}
        {missed.map((ride) => {
          const { name } = ride.order.plan;
          return (
            <NewsRow key={keyOfPlanned(ride)} row={keyOfPlanned(ride)}>
              <span>{copy.missed(name, format.dateTime(ride.at))}</span>
              <span className="flex gap-2">
                <Button
                  size="row"
                  tone="secondary"
                  aria-label={copy.makeNowOf(name)}
                  busy={busy.has(keyOfPlanned(ride))}
                  onClick={() => makeNow(ride)}
                >
                  {copy.makeNow}
                </Button>
                <Button
                  size="row"
                  tone="quiet"
                  aria-label={copy.dismissOf(name)}
                  onClick={() => dismiss(ride)}
                >
                  {copy.dismiss}
                </Button>
              </span>
            </NewsRow>
          );
        })}
        {left.map((each) => {
          const { name } = each.order.plan;
          return (
            <NewsRow key={keyOfLeft(each)} row={keyOfLeft(each)}>
              <span>{copy.left(name, each.rides.length)}</span>
              <Button
                size="row"
                tone="secondary"
                aria-label={copy.followOf(name)}
                busy={busy.has(keyOfLeft(each))}
                onClick={() => follow(each)}
              >
                {copy.follow}
              </Button>
            </NewsRow>
          );
        })}
        {unseen.map(({ order, error }) => (
          <li key={order.id} className="px-1 text-danger-ink">
            {copy.unseen(order.plan.name, textOf(error))}
          </li>
        ))}
        {unmade.map(({ ride, error }) => (
          <li key={keyOfPlanned(ride)} className="px-1 text-danger-ink">
            {copy.unmade(ride.order.plan.name, format.dateTime(ride.at), textOf(error))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
