import { startTransition, use, useEffect, useState } from 'react';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseParts } from '#ui/data/dense-row.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { BoardFilter } from './board-filter.ts';
import type { BoardRow } from './board-row.ts';
import type { BoardRegion, BoardRegions } from './use-board.ts';

/** A ride as this dispatcher saw it when they last did something with it. */
export interface Handled {
  readonly id: string;
  readonly rev: number;
}

/** More rows than most screens show; the others follow so many at a time, so that neither the page nor a press waits for them. */
export const ROWS_AT_ONCE = 30;

/** How many of a region's rows are rendered: more and more of them, and then whatever comes. */
function useRowsInTurn(atFirst: number, all: number): number {
  const [most, setMost] = useState(atFirst);
  useEffect(() => {
    const next = most + ROWS_AT_ONCE;
    if (most < Infinity) startTransition(() => setMost(next < all ? next : Infinity));
  }, [most, all]);
  return most;
}

/** The id of the ride in the row with this key. While a ride's old row stays, the ride has one in another list, too. */
export const rideInRow = (rowKey: string): string => rowKey.slice(rowKey.lastIndexOf(' ') + 1);

/** How many rides these lists of a region have. */
export const countRows = (lists: BoardRegions[BoardRegion]): number =>
  lists.reduce((sum, { rows }) => sum + rows.length, 0);

interface BoardRegionProps {
  name: BoardRegion;
  lists: BoardRegions[BoardRegion];
  /** How many of its rows are on the first screen, at most. */
  atFirst: number;
  /** The text without any row. */
  none: string;
  handled: Handled | null;
  /** What the search and the filter show. */
  isShown: (row: BoardRow) => boolean;
  parts: DenseParts<BoardRow>;
}

/** A region of the board: its rides in one list or, of those that wait, in a list for each part. */
export function BoardSection({ name, lists, atFirst, none, handled, isShown, parts }: BoardRegionProps) {
  const copy = useDispatchCopy().board;
  const { wanted } = use(BoardFilter);
  const count = countRows(lists);
  const most = useRowsInTurn(atFirst, count);
  // A ride that this dispatcher has moved or filtered out themselves goes at once; what another did with it meanwhile is shown.
  const isOwnDoing = (row: BoardRow) => {
    const { ride } = row;
    return !isShown(row) || (ride.id === handled?.id && ride.state !== 'damaged' && ride.rev === handled.rev);
  };
  return (
    <Section heading={copy.regions[name]} count={count} tight>
      {lists.map(({ part, rows }, index) => (
        <div key={part} className="group/part">
          {part !== 'all' && (
            <h3 className="hidden gap-2 text-xs/5 font-semibold text-ink-soft group-has-data-row/part:flex">
              {copy.parts[part]} <span className="font-normal tabular-nums">{rows.length}</span>
            </h3>
          )}
          <DenseList
            {...parts}
            // Another filter is this dispatcher's own doing: no row keeps its place.
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
