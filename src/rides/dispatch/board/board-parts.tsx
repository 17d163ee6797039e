import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { driversOf, isAtWork } from '#domain/rides/model/dispatch/drivers-of.ts';
import type { DenseParts } from '#ui/data/dense-row.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useFindCopy } from '../find/find-copy.ts';
import { BoardSection, countRows, ROWS_AT_ONCE, type Handled } from './board-section.tsx';
import type { BoardRow } from './board-row.ts';
import { DriverList } from './driver-list.tsx';
import { BOARD_REGIONS, type BoardRegion, type useBoard } from './use-board.ts';

const RIDE_PARTS = ['waiting', 'promised', 'underWay'] as const;
const PARTS = [...RIDE_PARTS, 'drivers'] as const;
type Part = (typeof PARTS)[number];

interface BoardTabsProps {
  /** The number of rides or drivers in each part, and whether a ride in it needs attention. */
  parts: readonly { readonly name: Part; readonly count: number; readonly marked: boolean }[];
  chosen: Part;
  onChoose: (name: Part) => void;
  /** The content of the chosen part. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of the board as tabs, for a screen without room for all of them. */
function BoardTabs({ parts, chosen, onChoose, children }: BoardTabsProps) {
  const copy = useDispatchCopy().board;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const next = (PARTS.indexOf(chosen) + by + PARTS.length) % PARTS.length;
    event.preventDefault();
    onChoose(PARTS[next] ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        ref={list}
        role="tablist"
        aria-label={copy.tabs}
        tabIndex={-1}
        onKeyDown={walk}
        className="flex flex-wrap gap-1 rounded-control bg-raised p-1"
      >
        {parts.map(({ name, count, marked }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="flex min-h-11 grow basis-2/5 min-[30rem]:basis-1/5 flex-wrap items-center justify-center gap-x-2 rounded-lg px-1 text-sm font-semibold text-ink-soft hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-low aria-selected:ring-2 aria-selected:ring-accent-ink forced-colors:aria-selected:border"
          >
            {copy.regions[name]}
            <span
              className={`min-w-7 rounded-full px-2 text-center text-xs/5 tabular-nums ${marked ? 'bg-danger-soft text-danger-ink' : ''}`}
            >
              {count}
            </span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

interface BoardPartsProps {
  board: ReturnType<typeof useBoard>;
  /** Whether all regions are on the page at once. */
  isWide: boolean;
  handled: Handled | null;
  rows: DenseParts<BoardRow>;
}

/** The regions of the board. A wide screen shows all at once. A narrow one shows tabs, and damaged rides below. */
export function BoardParts({ board, isWide, handled, rows }: BoardPartsProps) {
  const { regions, drivers, rides, blocked, now, wanted } = board;
  const { board: copy, drivers: texts } = useDispatchCopy();
  const { found, none: noneHere } = useFindCopy();
  const { rideViews } = useRides();
  const [chosen, choose] = useState<Part>('waiting');
  const shifts = drivers.seen;
  const rowsAbove = (name: BoardRegion) =>
    isWide
      ? countRows(BOARD_REGIONS.slice(0, BOARD_REGIONS.indexOf(name)).flatMap((each) => regions[each]))
      : 0;
  const region = (name: BoardRegion, none: string) => (
    <BoardSection
      key={name}
      name={name}
      lists={regions[name]}
      atFirst={Math.max(0, ROWS_AT_ONCE - rowsAbove(name))}
      none={none}
      handled={handled}
      isShown={board.isShown}
      parts={rows}
    />
  );
  const part = (name: Part) => {
    if (name !== 'drivers') {
      if (board.find.finder !== null) {
        const isSaidHere = board.shown.length === 0 && (!isWide || name === 'waiting');
        return region(name, isSaidHere ? found(0, board.unread) : noneHere);
      }
      return region(name, wanted === 'everything' ? copy.none[name] : noneHere);
    }
    if (board.shownShifts !== null)
      return (
        <DriverList
          key={name}
          shifts={board.shownShifts}
          rides={rides ?? []}
          blocked={blocked}
          availability={board.availability}
        />
      );
    return (
      <Section key={name} heading={copy.regions.drivers} tight>
        {drivers.error === null && <Skeleton label={texts.loading} />}
        <LoadFailure what={texts.failed} error={drivers.error} onRetry={rideViews.lookNow} />
      </Section>
    );
  };
  const damaged = regions.damaged.some(({ rows: some }) => some.length > 0) && region('damaged', '');
  if (isWide)
    return (
      <div className="grid grid-cols-1 items-start gap-2 min-[75rem]:grid-cols-[minmax(0,1fr)_15rem] min-[100rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-2">
          {RIDE_PARTS.map(part)}
          {damaged}
        </div>
        {/* On a wide screen the list of drivers stays in view while the rides scroll. */}
        <div className="rounded-work min-[75rem]:sticky min-[75rem]:top-15 min-[75rem]:max-h-[calc(100dvh-4.25rem)] min-[75rem]:overflow-y-auto min-[75rem]:overscroll-contain">
          {part('drivers')}
        </div>
      </div>
    );
  const tabs = PARTS.map((name) => ({
    name,
    count:
      name === 'drivers'
        ? driversOf(shifts ?? [], rides ?? [], now, null, blocked).filter(isAtWork).length
        : countRows(regions[name]),
    marked:
      name !== 'drivers' && regions[name].some((list) => list.rows.some(({ marks }) => marks.length > 0)),
  }));
  return (
    <>
      <BoardTabs parts={tabs} chosen={chosen} onChoose={choose}>
        {part(chosen)}
      </BoardTabs>
      {damaged}
    </>
  );
}
