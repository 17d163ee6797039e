import { memo, use } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { type Mark, waitsSince } from '#domain/rides/model/dispatch/attention.ts';
import { inStateSince } from '#domain/rides/model/ride/in-state-since.ts';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import {
  extensionOfferedFrom,
  isExpired,
  noShowFrom,
  offerEnd,
  searchEnd,
} from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { isSame } from '#domain/shared/is-same.ts';
import type { Format } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/data/badge.tsx';
import type { HeldRow } from '#ui/data/held-rows.ts';
import { STATUS_MEANING } from '#ui/data/status-meaning.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime, remainingTime } from '../../shared/live/use-server-time.ts';
import { Car, RideBadge, RideLoad, RideRoute } from '../../shared/ride-facts.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { RideActions } from '../steps/ride-actions.tsx';
import { BoardClock, useAge } from './board-clock.tsx';
import type { BoardRegion } from './use-board.ts';

/** The id of the ride in the row with this key. While a ride's old row stays, the ride has one in another region, too. */
export const rideInRow = (rowKey: string): string => rowKey.slice(rowKey.indexOf(' ') + 1);

/** The time remaining until a moment, every second; nothing after it. */
function Countdown({ until, text }: { until: Date; text: (remaining: string) => string }) {
  const remaining = remainingTime(until, useServerTime());
  return remaining !== null && <span>{text(remaining)}</span>;
}

/**
 * A ride's state. For a request whose search is over it says so, although the ride's own state changes only when somebody
 * ends it.
 */
function BoardBadge({ ride }: { ride: Ride }) {
  const { searchOver } = useDispatchCopy().board;
  return isExpired(ride, use(BoardClock)) ? <Badge>{searchOver}</Badge> : <RideBadge state={ride.state} />;
}

/** How long a ride has waited or been in its state, or when its pick-up is; and what it waits for. */
function RideTimes({ ride, format }: { ride: Ride; format: Format }) {
  const copy = useDispatchCopy().board;
  const age = useAge();
  const now = use(BoardClock);
  const isSearched = ride.state === 'requested' && !isExpired(ride, now);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
      {ride.kind === 'later' && (
        <span className="font-semibold text-ink">{copy.pickup(format.dateTime(ride.pickupAt))}</span>
      )}
      {isSearched && ride.kind === 'now' && <span>{copy.waits(age(waitsSince(ride)))}</span>}
      {isSearched && now >= extensionOfferedFrom(ride) && (
        <span className="font-medium text-warning-ink">{copy.searchEnds(format.time(searchEnd(ride)))}</span>
      )}
      {ride.state !== 'requested' && !isEnded(ride.state) && (
        <span>{copy.since[ride.state](age(inStateSince(ride)))}</span>
      )}
      {ride.state === 'offered' && <Countdown until={offerEnd(ride)} text={copy.answer} />}
      {ride.state === 'arrived' && <Countdown until={noShowFrom(ride)} text={copy.noShow} />}
    </p>
  );
}

/** What needs attention, and since when. */
function RideMarks({ marks, format }: { marks: readonly Mark[]; format: Format }) {
  const copy = useDispatchCopy().board;
  const age = useAge();
  const timeOf = ({ of, at }: Mark) => {
    if (at === null) return '';
    return of === 'unassigned' ? format.time(at) : age(at);
  };
  return (
    <ul className="flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark.of}>
          <Badge means={STATUS_MEANING.mark[mark.of]}>{copy.marks[mark.of](timeOf(mark))}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** What all rows share. Each value stays the same object as long as it says the same. */
export interface RowContext {
  readonly format: ServiceTime;
  readonly onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
  /** Called for a press anywhere in a ride's row. */
  readonly onHandle: (ride: Ride) => void;
  /** The ref for an element with `data-ride`: the ride's details are read once it is in view. */
  readonly watch: (element: HTMLElement) => () => void;
}

interface RideCardProps {
  row: HeldRow<FoundRide>;
  region: BoardRegion;
  details: RideDetails | undefined;
  marks: readonly Mark[] | undefined;
  /** The name of a driver to whom it is offered, if their shift is known. */
  driverName: string | undefined;
  context: RowContext;
}

function Driver({ ride, driverName }: { ride: Ride; driverName: string | undefined }) {
  const copy = useDispatchCopy().board;
  if (ride.driver === null) return null;
  if (ride.card === null) return <p className="text-sm">{copy.asked(driverName ?? copy.someone)}</p>;
  return (
    <p className="text-sm wrap-anywhere">
      <bdi className="font-semibold">{ride.card.name}</bdi>{' '}
      <span className="text-ink-soft">
        <Car label={ride.card.vehicle} plate={ride.card.plate} />
      </span>
    </p>
  );
}

function Content(props: Omit<RideCardProps, 'region'>) {
  const { row, details, marks, driverName, context } = props;
  const { item: ride, gone } = row;
  const texts = useDispatchCopy();
  const copy = texts.board;
  const { format, onOpenDialog, onHandle } = context;
  const name = details?.name ?? (ride.state === 'damaged' ? texts.damagedRide(ride.id) : texts.passenger);
  const link = (
    <RouteLink to="/admin/rides/$id" params={{ id: ride.id }} quiet>
      <bdi>{name}</bdi>
    </RouteLink>
  );
  if (ride.state === 'damaged')
    return (
      <>
        <p className="font-semibold wrap-anywhere">{link}</p>
        <p className="text-sm">{texts.damaged(ride.fields.join(', '))}</p>
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="font-semibold wrap-anywhere">{link}</p>
        {gone ? <span className="text-sm text-ink-soft">{copy.left}</span> : <BoardBadge ride={ride} />}
      </div>
      {marks !== undefined && !gone && <RideMarks marks={marks} format={format} />}
      {/* Space is scarce, so on screen only their symbols distinguish the two ends. */}
      <div className="text-sm [&_dl]:gap-0 [&_dt]:sr-only">
        <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
      </div>
      {!gone && (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RideTimes ride={ride} format={format} />
            {(ride.people > 1 || ride.needs.length > 0) && <RideLoad ride={ride} />}
          </div>
          <Driver ride={ride} driverName={driverName} />
          {/* Notices presses on everything inside, by pointer or key. */}
          <div onClickCapture={() => onHandle(ride)}>
            <RideActions
              ride={ride}
              name={name}
              format={format}
              inRow
              onOpenDialog={(action) => onOpenDialog(ride, action)}
            />
          </div>
        </>
      )}
    </>
  );
}

/** The edge says at a distance what the marks say. */
function edgeOf(marks: readonly Mark[] = []): string {
  if (marks.length === 0) return 'border-transparent';
  return marks.some(({ of }) => STATUS_MEANING.mark[of] === 'late')
    ? 'border-danger-ink'
    : 'border-warning-ink';
}

function Card({ row, region, details, marks, driverName, context }: RideCardProps) {
  const { item: ride, gone } = row;
  return (
    <li
      ref={(element) => (element === null ? undefined : context.watch(element))}
      data-row={`${region} ${ride.id}`}
      data-ride={ride.id}
      tabIndex={-1}
      className={classNames(
        'relative grid scroll-mt-4 grid-cols-1 content-start gap-1.5 rounded-control border-l-3 bg-raised px-3 py-2.5 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] focus:outline-3 focus:-outline-offset-3 focus:outline-accent-ink',
        edgeOf(gone ? [] : marks),
        gone && 'opacity-70',
      )}
    >
      <Content {...{ row, details, marks, driverName, context }} />
    </li>
  );
}

/** A ride on the board. Rendered again only if the ride, its marks or what is known of its passenger changes. */
export const RideCard = memo(
  Card,
  (before, now) =>
    before.row === now.row &&
    before.region === now.region &&
    before.details === now.details &&
    before.driverName === now.driverName &&
    before.context === now.context &&
    isSame(before.marks, now.marks),
);
