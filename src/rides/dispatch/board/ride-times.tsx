import { use } from 'react';
import {
  extensionOfferedFrom,
  isExpired,
  noShowFrom,
  offerEnd,
  searchEnd,
} from '#domain/rides/model/ride/deadlines.ts';
import { inStateSince, waitsSince, type Mark } from '#domain/rides/model/dispatch/attention.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useBoardCopy } from '../board-copy.ts';
import type { Format } from '#words/use-format.ts';
import { Badge } from '#ui/data/badge.tsx';
import { timeLeft } from '../../shared/time-left.ts';
import { RideBadge } from '../../shared/ride-badge.tsx';
import { BoardClock, useAge } from './board-clock.tsx';

/** The time left until a moment, every second; nothing once it has come. */
function Countdown({ until, text }: { until: Date; text: (left: string) => string }) {
  const left = timeLeft(until, useServerTime());
  return left !== null && <span className="tabular-nums">{text(left)}</span>;
}

/**
 * A ride's state. For a request whose search is over it says so, although the ride's own state changes only when somebody
 * ends it.
 */
export function BoardBadge({ ride }: { ride: Ride }) {
  const { searchOver } = useBoardCopy();
  return isExpired(ride, use(BoardClock)) ? (
    <Badge tone="neutral">{searchOver}</Badge>
  ) : (
    <RideBadge state={ride.state} />
  );
}

/** How long a ride has waited or been in its state, or when its pick-up is; and what it waits for. */
export function RideTimes({ ride, format }: { ride: Ride; format: Format }) {
  const copy = useBoardCopy();
  const age = useAge();
  const now = use(BoardClock);
  const isSearched = ride.state === 'requested' && !isExpired(ride, now);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
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
export function RideMarks({ marks, format }: { marks: readonly Mark[]; format: Format }) {
  const copy = useBoardCopy();
  const age = useAge();
  const timeOf = ({ of, at }: Mark) => {
    if (at === null) return '';
    return of === 'unassigned' ? format.time(at) : age(at);
  };
  return (
    <ul className="flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark.of}>
          <Badge tone="danger">{copy.marks[mark.of](timeOf(mark))}</Badge>
        </li>
      ))}
    </ul>
  );
}
