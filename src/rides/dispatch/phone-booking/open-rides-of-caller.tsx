import { ridersOfCaller, type Caller } from '#domain/rides/model/customers/caller.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { RideBadge } from '../../shared/ride-badge.tsx';
import { BOARD_TICK_MS } from '../board/board-clock.tsx';

interface OpenRidesProps {
  /** What the caller's rides have for a passenger. */
  riders: readonly string[];
  dateTime: (at: Date) => string;
}

function OpenRides({ riders, dateTime }: OpenRidesProps) {
  const { open: copy } = usePhoneBookingCopy();
  const { seen } = useRideFeed({ kind: 'board' });
  const now = useServerTime(BOARD_TICK_MS);
  const rides = (seen ?? [])
    .filter((ride) => ride.state !== 'damaged')
    // A request whose search is over is not waiting for anybody (D51).
    .filter((ride) => riders.includes(ride.rider) && !isExpired(ride, now));
  if (rides.length === 0) return null;
  return (
    <div className="mb-3 grid gap-1 text-sm">
      <p className="font-semibold">{copy.heading}</p>
      <ul className="grid gap-1">
        {rides.map(({ id, state, pickupAt, area }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RouteLink to="/admin/rides/$id" params={{ id }}>
              {copy.ride(dateTime(pickupAt), area.from, area.to)}
            </RouteLink>
            <RideBadge state={state} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OpenRidesOfCallerProps extends Pick<OpenRidesProps, 'dateTime'> {
  /** `null` until the caller is known. */
  caller: Caller | null;
}

/** The caller's rides that are open already, so that nobody books one twice. It uses the board's watch and costs no read. */
export function OpenRidesOfCaller({ caller, dateTime }: OpenRidesOfCallerProps) {
  const riders = caller === null ? [] : ridersOfCaller(caller);
  return (
    // Screen readers need the region to exist before its content; until then it takes no row of the form.
    <div aria-live="polite" className={caller === null ? 'absolute' : undefined}>
      {riders.length > 0 && <OpenRides riders={riders} dateTime={dateTime} />}
    </div>
  );
}
