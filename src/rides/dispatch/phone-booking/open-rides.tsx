import { ridersOfCaller, type Caller } from '#domain/rides/model/customers/caller.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { BOARD_TICK_MS } from '../board/board-clock.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

interface OpenRidesProps {
  caller: Caller | null;
  format: ServiceTime;
}

/** The caller's open rides, so that none is booked twice. They come from the board's feed, and cost no read. */
export function OpenRides({ caller, format }: OpenRidesProps) {
  const { open: copy } = usePhoneBookingCopy();
  const { states } = useRidesCopy();
  const { seen } = useRideFeed(caller === null ? null : { kind: 'board' });
  const now = useServerTime(BOARD_TICK_MS);
  const riders = caller === null ? [] : ridersOfCaller(caller);
  const rides = (seen ?? [])
    .filter((ride) => ride.state !== 'damaged')
    // A request whose search is over no longer waits (D61).
    .filter((ride) => riders.includes(ride.rider) && !isExpired(ride, now));
  return (
    // Screen readers need the region to exist before its content. Without a caller it takes no row of the form.
    <div aria-live="polite" className={caller === null ? 'absolute' : undefined}>
      {rides.length > 0 && (
        <div className="mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
          <p className="font-semibold">{copy.heading}</p>
          <ul className="grid gap-1">
            {rides.map(({ id, state, pickupAt, area }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                <RouteLink to="/admin/rides/$id" params={{ id }}>
                  {copy.ride(format.brief(pickupAt, now), area.from, area.to)}
                </RouteLink>
                <span className="text-ink-soft">{states[state]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
