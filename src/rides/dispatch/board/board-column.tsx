import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { HeldRow } from '#ui/data/held-rows.ts';
import { useHeldRows } from '#ui/data/use-held-rows.ts';
import { useSettling } from '#ui/data/use-settling.ts';

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

const keyOf = ({ id }: FoundRide) => id;

/** The rides of one column, in rows that stay in place while a pointer or the focus is among them. */
export function BoardColumn({ rides, handled, none, renderRow }: BoardColumnProps) {
  const {
    rows: held,
    moves,
    handlers,
  } = useHeldRows(rides, {
    keyOf,
    // A ride that this dispatcher has moved themselves goes at once; what another did with it meanwhile is shown.
    isOwnDoing: (ride) => ride.id === handled?.id && ride.state !== 'damaged' && ride.rev === handled.rev,
  });
  const list = useSettling<HTMLUListElement>(String(moves));
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const rows = isWhole ? held : held.slice(0, FIRST_ROWS);
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
