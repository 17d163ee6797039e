import { startTransition, use, useEffect, useState } from 'react';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseParts } from '#ui/data/dense-row.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { BoardFilter } from './board-filter.ts';
import type { BoardRow } from './board-row.ts';
import type { BoardRegion, BoardRegions } from './use-board.ts';

/** The ride of this dispatcher's last press, with its `rev` at that time. */
export interface Handled {
  readonly id: string;
  readonly rev: number;
}

/** More rows than most screens show. Further rows are rendered in batches of this size, so that no press waits. */
export const ROWS_AT_ONCE = 30;

/** How many of a region's rows are rendered: a growing number, then `Infinity`. */
function useRowsInTurn(atFirst: number, all: number): number {
  const [most, setMost] = useState(atFirst);
  useEffect(() => {
    const next = most + ROWS_AT_ONCE;
    if (most < Infinity) startTransition(() => setMost(next < all ? next : Infinity));
  }, [most, all]);
  return most;
}

/** The id of the ride in a row. Row keys also name the list, because a ride may have a pinned row in a second list. */
export const rideInRow = (rowKey: string): string => rowKey.slice(rowKey.lastIndexOf(' ') + 1);

/** How many rides these lists of a region have. */
export const countRows = (lists: BoardRegions[BoardRegion]): number =>
  lists.reduce((sum, { rows }) => sum + rows.length, 0);

interface BoardSectionProps {
  name: BoardRegion;
  lists: BoardRegions[BoardRegion];
  /** How many of the region's rows are rendered at first. */
  atFirst: number;
  /** Shown if there is no row. */
  none: string;
  handled: Handled | null;
  /** Whether search and filter show the row. */
  isShown: (row: BoardRow) => boolean;
  parts: DenseParts<BoardRow>;
}

/** A region of the board: its rides in one list, or waiting rides in one list per part. */
export function BoardSection({ name, lists, atFirst, none, handled, isShown, parts }: BoardSectionProps) {
  const copy = useDispatchCopy().board;
  const { wanted } = use(BoardFilter);
  const count = countRows(lists);
  const most = useRowsInTurn(atFirst, count);
  // A row disappears at once if this dispatcher moved the ride or filtered it out. A row that others moved is pinned.
  const isOwnDoing = (row: BoardRow) => {
    const { ride } = row;
    return !isShown(row) || (ride.id === handled?.id && ride.state !== 'damaged' && ride.rev === handled.rev);
  };
  return (
    <Section heading={copy.regions[name]} count={count} tight>
      {lists.map(({ part, rows }, index) => (
        <div key={part} className="group/part">
          {part !== 'all' && (
            // The heading of the first part is in the line of the region's heading.
            <h3
              className={`hidden gap-2 text-xs/5 font-semibold text-ink-soft group-has-data-row/part:flex ${index === 0 ? 'lg:-mt-7 lg:ml-28 lg:py-0.5' : ''}`}
            >
              {copy.parts[part]} <span className="font-normal tabular-nums">{rows.length}</span>
            </h3>
          )}
          <DenseList
            {...parts}
            // A new filter pins no rows, because the dispatcher chose it.
            key={wanted}
            label={part === 'all' ? copy.regions[name] : `${copy.regions[name]}: ${copy.parts[part]}`}
            items={
              most === Infinity ? rows : rows.slice(0, Math.max(0, most - countRows(lists.slice(0, index))))
            }
            keyOf={({ ride }) => `${name} ${part} ${ride.id}`}
            isOwnDoing={isOwnDoing}
          />
        </div>
      ))}
      {count === 0 && <p className="text-sm text-ink-soft">{none}</p>}
    </Section>
  );
}
