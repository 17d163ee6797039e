import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { heldRows, type HeldRow } from '#ui/data/held-rows.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { useAttention } from '#ui/feedback/use-attention.ts';

/** A ride as this dispatcher saw it when they last did something with it. */
export interface Handled {
  readonly id: string;
  readonly rev: number;
}

interface BoardColumnProps {
  rides: readonly FoundRide[];
  handled: Handled | null;
  /** The text for an empty column. */
  none: string;
  renderRow: (row: HeldRow<FoundRide>) => ReactNode;
}

/** More rows than a screen shows; the rest is rendered later, so that the page need not wait for it. */
export const FIRST_ROWS = 10;

interface Shown {
  readonly found: readonly FoundRide[];
  readonly held: boolean;
  readonly rows: readonly HeldRow<FoundRide>[];
  /** How often rows have moved up while somebody was in the column. */
  readonly moves: number;
}

const NOTHING_YET: Shown = { found: [], held: false, rows: [], moves: 0 };
const keyOf = ({ id }: FoundRide) => id;

/** A ride that this dispatcher has moved themselves (`handled`) goes at once, even while the column is held. */
function columnReducer(
  shown: Shown,
  found: readonly FoundRide[],
  held: boolean,
  handled: Handled | null,
): Shown {
  const { rows, added } = heldRows(shown.rows, found, { held, keyOf });
  const isOwnDoing = ({ item, gone }: HeldRow<FoundRide>) =>
    gone && item.id === handled?.id && item.state !== 'damaged' && item.rev === handled.rev;
  const kept = rows.filter((row) => !isOwnDoing(row));
  const moved = kept.length < rows.length;
  return { found, held, rows: [...kept, ...added], moves: shown.moves + (moved ? 1 : 0) };
}

/** The rides of one column, in rows that stay in place while a pointer or the focus is among them. */
export function BoardColumn({ rides, handled, none, renderRow }: BoardColumnProps) {
  const { attended: held, forget, handlers } = useAttention();
  const [shown] = useDerivedState(NOTHING_YET, (last) =>
    last.found === rides && last.held === held ? last : columnReducer(last, rides, held, handled),
  );
  // Nobody is in an empty column: there is no event when the last row disappears from under the pointer.
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
