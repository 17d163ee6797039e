import { use } from 'react';
import { waitsSince, type Mark } from '#domain/rides/model/dispatch/attention.ts';
import {
  extensionOfferedFrom,
  isExpired,
  isSearchDue,
  offerEnd,
  searchEnd,
  inStateSince,
} from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { STATE_MEANING } from '../../shared/state-meaning.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { remainingTime, useServerTime } from '../../shared/live/use-server-time.ts';
import { Car } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { SMALL } from '../route-cell.tsx';
import { BoardClock, useAge } from './board-clock.tsx';
import { BoardFilter } from './board-filter.ts';
import type { BoardRow } from './board-row.ts';

// The cells of a ride's row, in the order of its columns. Cells that depend on the time read the board's clock.

/** In a row of one line there is room for one mark. The others are shown while the row has the keyboard focus. */
const FURTHER = '@min-[40rem]:not-group-has-focus-visible:not-group-focus-visible:hidden';

function MarkButton({ of, further }: Pick<Mark, 'of'> & { further: boolean }) {
  const { kinds } = useDispatchCopy().board;
  const { wanted, want } = use(BoardFilter);
  const isPressed = wanted === of;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => want(isPressed ? 'everything' : of)}
      className={`flex min-h-6 max-w-full items-center rounded-2xl text-left hover:underline touch:min-h-11 ${further ? FURTHER : ''}`}
    >
      <Badge means={STATE_MEANING.mark[of]} inRow>
        {kinds[of]}
      </Badge>
    </button>
  );
}

/** The estimate of a driver on the way. */
function Estimate({ at, format }: { at: Date; format: ServiceTime }) {
  const { eta } = useDispatchCopy().ride;
  return (
    <>
      {' · '}
      <span className="sr-only">{eta} </span>
      <time translate="no" title={eta} className="tabular-nums">
        {format.time(at)}
      </time>
    </>
  );
}

/** What needs attention, or the state. A press on a mark shows only rides with that mark; a second press shows all. */
export function MarkCell({ row: { ride, marks }, format }: { row: BoardRow; format: ServiceTime }) {
  const { states } = useRidesCopy();
  const { kinds } = useDispatchCopy().board;
  const further = marks
    .slice(1)
    .map(({ of }) => kinds[of])
    .join(', ');
  if (marks.length === 0)
    return (
      <span className="text-xs text-ink-soft">
        <span>{states[ride.state]}</span>
        {ride.state === 'on_the_way' && ride.etaAt !== null && <Estimate at={ride.etaAt} format={format} />}
      </span>
    );
  return (
    <span className="flex items-center gap-1 @max-[40rem]:flex-wrap group-focus-visible:flex-wrap">
      {marks.map(({ of }, index) => (
        <MarkButton key={of} of={of} further={index > 0} />
      ))}
      {further !== '' && (
        <span
          title={further}
          className="text-xs text-ink-soft @max-[40rem]:hidden group-focus-visible:hidden"
        >
          {`+${marks.length - 1}`}
        </span>
      )}
    </span>
  );
}

export function PickUpCell({ row: { ride }, format }: { row: BoardRow; format: ServiceTime }) {
  const now = use(BoardClock);
  if (ride.state === 'damaged') return null;
  const isToday = format.date(ride.pickupAt) === format.date(now);
  // A narrow column fits the time alone, so a time with its day is set smaller.
  return (
    <time translate="no" className={isToday ? undefined : SMALL}>
      {format.brief(ride.pickupAt, now)}
    </time>
  );
}

export function PassengerCell({ row: { ride, details } }: { row: BoardRow }) {
  const copy = useDispatchCopy();
  const name = details?.name ?? (ride.state === 'damaged' ? copy.damagedRide(ride.id) : copy.passenger);
  return (
    <RouteLink to="/admin/rides/$id" params={{ id: ride.id }} quiet>
      <bdi translate="no" title={name}>
        {name}
      </bdi>
    </RouteLink>
  );
}

/** The number of people and their needs; empty for one person without needs, and for a damaged ride. */
export function LoadCell({ row: { ride } }: { row: BoardRow }) {
  const copy = useRidesCopy();
  const { loads } = useDispatchCopy().board;
  if (ride.state === 'damaged' || (ride.people === 1 && ride.needs.length === 0)) return null;
  const needs = ride.needs.map((need) => copy.needs[need]);
  const all = [copy.people(ride.people), ...needs].join(', ');
  return (
    <span title={all}>
      <span className="@min-[40rem]:sr-only">{all}</span>
      <span aria-hidden="true" className="@max-[40rem]:hidden">
        {[...(ride.people > 1 ? [ride.people] : []), ...ride.needs.map((need) => loads[need])].join(', ')}
      </span>
    </span>
  );
}

export function DriverCell({ row: { ride, driverName } }: { row: BoardRow }) {
  const { someone } = useDispatchCopy().board;
  if (ride.state === 'damaged' || ride.driver === null) return null;
  if (ride.card === null) return <bdi translate="no">{driverName === '' ? someone : driverName}</bdi>;
  return (
    <span title={ride.card.name}>
      <bdi translate="no" className="font-medium">
        {ride.card.name}
      </bdi>{' '}
      {/* There may be no room for the car. The list of drivers also shows it. */}
      <span className="text-xs text-ink-soft @min-[40rem]:@max-[84rem]:hidden">
        <Car label={ride.card.vehicle} plate={ride.card.plate} colour={ride.card.colour} />
      </span>
    </span>
  );
}

/** The time left for an asked driver to answer, updated every second. */
function Countdown({ until }: { until: Date }) {
  const { left } = useDispatchCopy().board;
  const remaining = remainingTime(until, useServerTime());
  return remaining === null ? null : left(remaining);
}

/** When the first mark began. If that is unknown, when a request's wait or the ride's state began. */
function since(ride: Ride, mark: Mark | undefined): Date {
  return mark?.at ?? (ride.state === 'requested' ? waitsSince(ride) : inStateSince(ride));
}

/** The time left to answer an offer, or until a pick-up. Otherwise the age (`since`) and, if near, the search's end. */
export function AgeCell({ row: { ride, marks }, format }: { row: BoardRow; format: ServiceTime }) {
  const copy = useDispatchCopy().board;
  const now = use(BoardClock);
  const age = useAge();
  if (ride.state === 'damaged') return null;
  if (ride.state === 'offered' && now < offerEnd(ride)) {
    const end = offerEnd(ride);
    return end.getTime() - now.getTime() > HOUR_MS ? copy.left(age(end)) : <Countdown until={end} />;
  }
  const isAhead = ['requested', 'accepted'].includes(ride.state) && !isSearchDue(ride, now);
  if (isAhead) return <span className={SMALL}>{copy.ahead(age(ride.pickupAt))}</span>;
  const isEnding = ride.state === 'requested' && now >= extensionOfferedFrom(ride);
  const end = isExpired(ride, now) ? copy.searchOver : copy.searchEnds(format.time(searchEnd(ride)));
  return (
    <>
      {age(since(ride, marks[0]))}
      {isEnding && <span className="text-xs/5 text-warning-ink"> · {end}</span>}
    </>
  );
}
