import { memo, useState, type ReactNode, useId, useRef, type KeyboardEvent } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import type { DetailsById } from '../use-details-of.ts';
import { BoardColumn, type Handled } from './board-column.tsx';
import { DriverList } from './driver-list.tsx';
import { RideCard, type RowContext } from './ride-card.tsx';
import type { BoardRegion, useBoard } from './use-board.ts';

const PARTS = ['waiting', 'promised', 'underWay', 'drivers'] as const;
type Part = (typeof PARTS)[number];

interface BoardTabsProps {
  /** How many rides or drivers each part has, and whether something in it needs attention. */
  parts: readonly { readonly name: Part; readonly count: number; readonly marked: boolean }[];
  chosen: Part;
  onChoose: (name: Part) => void;
  /** The part that is chosen. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of the board one at a time, for a screen without room for all of them. */
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

type BoardPartsProps = ReturnType<typeof useBoard>['parts'] & {
  /** Whether there is room for four columns. */
  isWide: boolean;
  details: DetailsById;
  handled: Handled | null;
  context: RowContext;
};

/** Scrolls on its own, so that every column is in view at once. As high as the rest of the window, but at least one row. */
function Scroller({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3 lg:-m-1 lg:max-h-[max(20rem,calc(100dvh-22.5rem))] lg:min-h-40 lg:overflow-y-auto lg:overscroll-contain lg:p-1">
      {children}
    </div>
  );
}

/** The regions of the board: columns on a wide screen, tabs on a narrow one. */
export const BoardParts = memo(function Parts(props: BoardPartsProps) {
  const { isWide, details, handled, context } = props;
  const { regions, marks, rides, shifts, problem, wanted, blocked } = props;
  const { board: copy, drivers } = useDispatchCopy();
  const { rideViews } = useRides();
  const [chosen, choose] = useState<Part>('waiting');

  const nameOfDriver = (ride: FoundRide) =>
    shifts?.find(({ uid }) => ride.state !== 'damaged' && uid === ride.driver)?.name;
  const region = (name: BoardRegion, none: string) => (
    <Section key={name} heading={copy.regions[name]} tight>
      <Scroller>
        <BoardColumn
          rides={regions[name]}
          handled={handled}
          none={none}
          renderRow={(row) => (
            <RideCard
              key={row.item.id}
              row={row}
              region={name}
              details={details.get(row.item.id)}
              marks={marks.get(row.item.id)}
              driverName={nameOfDriver(row.item)}
              context={context}
            />
          )}
        />
      </Scroller>
    </Section>
  );
  const part = (name: Part) => {
    if (name !== 'drivers') return region(name, wanted === 'everything' ? copy.none[name] : copy.none.marked);
    return (
      <Section key={name} heading={copy.regions.drivers} tight>
        <Scroller>
          {shifts !== null && <DriverList shifts={shifts} rides={rides} blocked={blocked} />}
          {shifts === null && problem === null && <Skeleton label={drivers.loading} />}
          {shifts === null && (
            <LoadFailure what={drivers.failed} error={problem} onRetry={rideViews.lookNow} />
          )}
        </Scroller>
      </Section>
    );
  };
  const tabs = PARTS.map((name) => ({
    name,
    count:
      name === 'drivers'
        ? (shifts ?? []).filter(({ uid, duty }) => duty !== 'off' && !blocked.has(uid)).length
        : regions[name].length,
    marked: name !== 'drivers' && regions[name].some(({ id }) => marks.has(id)),
  }));
  return (
    <>
      {isWide ? (
        <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,15rem)] items-start gap-3">
          {PARTS.map(part)}
        </div>
      ) : (
        <BoardTabs parts={tabs} chosen={chosen} onChoose={choose}>
          {part(chosen)}
        </BoardTabs>
      )}
      {regions.damaged.length > 0 && region('damaged', '')}
    </>
  );
});
