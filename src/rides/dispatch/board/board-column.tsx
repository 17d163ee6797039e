import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { useAttention } from '#ui/feedback/use-attention.ts';
import { columnAfter, type ColumnRow, type Handled } from './column-after.ts';

interface BoardColumnProps {
  rides: readonly FoundRide[];
  handled: Handled | null;
  /** The text for an empty column. */
  none: string;
  renderRow: (row: ColumnRow) => ReactNode;
}

/** More rows than a screen shows; the rest is rendered later, so that the page need not wait for it. */
export const FIRST_ROWS = 10;

interface Shown {
  readonly found: readonly FoundRide[];
  readonly held: boolean;
  readonly rows: readonly ColumnRow[];
  /** How often rows have moved up while somebody was in the column. */
  readonly moves: number;
}

function shownAfter(
  shown: Shown,
  found: readonly FoundRide[],
  held: boolean,
  handled: Handled | null,
): Shown {
  const rows = columnAfter(shown.rows, found, held, handled);
  const moved = held && shown.rows.some(({ ride }) => rows.every((row) => row.ride.id !== ride.id));
  return { found, held, rows, moves: shown.moves + (moved ? 1 : 0) };
}

/** The rides of one column, in rows that stay in place while a pointer or the focus is among them. */
export function BoardColumn({ rides, handled, none, renderRow }: BoardColumnProps) {
  const { attended: held, forget, handlers } = useAttention();
  const [shown, setShown] = useState<Shown>({ found: [], held: false, rows: [], moves: 0 });
  if (shown.found !== rides || shown.held !== held) setShown(shownAfter(shown, rides, held, handled));
  // An empty column holds nothing: no event tells that a row disappeared from under the pointer.
  if (held && shown.rows.length === 0) forget();
  const list = useSettling<HTMLUListElement>(String(shown.moves));
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const rows = isWhole ? shown.rows : shown.rows.slice(0, FIRST_ROWS);
  return (
    <>
      {rows.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul
        ref={list}
        {...handlers}
        className="grid grid-cols-1 content-start gap-3 [overflow-anchor:none] empty:hidden"
      >
        {rows.map(renderRow)}
      </ul>
    </>
  );
}
