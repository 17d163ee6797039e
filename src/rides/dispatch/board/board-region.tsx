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

/** More rows than a screen shows of one list; the rest is rendered later, so that the page need not wait for it. */
const FIRST_ROWS = 30;

/** The id of the ride in the row with this key. While a ride's old row stays, the ride has one in another list, too. */
export const rideInRow = (rowKey: string): string => rowKey.slice(rowKey.lastIndexOf(' ') + 1);

interface BoardRegionProps {
  name: BoardRegion;
  lists: BoardRegions[BoardRegion];
  /** The text without any row. */
  none: string;
  handled: Handled | null;
  /** What the search and the filter show. */
  isShown: (row: BoardRow) => boolean;
  parts: DenseParts<BoardRow>;
}

/** A region of the board: its rides in one list or, of those that wait, in a list for each part. */
export function BoardSection({ name, lists, none, handled, isShown, parts }: BoardRegionProps) {
  const copy = useDispatchCopy().board;
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const { wanted } = use(BoardFilter);
  const count = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  // A ride that this dispatcher has moved or filtered out themselves goes at once; what another did with it meanwhile is shown.
  const isOwnDoing = (row: BoardRow) => {
    const { ride } = row;
    return !isShown(row) || (ride.id === handled?.id && ride.state !== 'damaged' && ride.rev === handled.rev);
  };
  return (
    <Section heading={copy.regions[name]} count={count} tight>
      {lists.map(({ part, rows }) => (
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
            items={isWhole ? rows : rows.slice(0, FIRST_ROWS)}
            keyOf={({ ride }) => `${name} ${part} ${ride.id}`}
            isOwnDoing={isOwnDoing}
          />
        </div>
      ))}
      {count === 0 && <p className="text-sm text-ink-soft">{none}</p>}
    </Section>
  );
}
