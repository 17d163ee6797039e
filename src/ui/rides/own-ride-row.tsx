import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useRidesCopy } from '../../copy/rides/rides.ts';
import { RouteLink } from '../actions/route-link.tsx';
import { RideBadge } from './ride-badge.tsx';
import { useServiceTime } from './use-service-time.ts';

export interface OwnRideRowProps {
  ride: FoundRide;
  /** The page of one ride. */
  to: '/passenger/rides/$id' | '/driver/rides/$id' | '/admin/rides/$id';
  timeZone: string;
}

/** A ride in a list, by its areas: the exact places are a read each. */
export function OwnRideRow({ ride, to, timeZone }: OwnRideRowProps) {
  const { trip, rideOf } = useRidesCopy().own;
  const time = useServiceTime(timeZone);
  const isDamaged = ride.state === 'damaged';
  const when = isDamaged ? null : time.dateTime(ride.pickupAt);
  const hasAreas = !isDamaged && ride.area.from !== '' && ride.area.to !== '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="grid min-w-0 justify-items-start gap-0.5 wrap-anywhere">
        <RouteLink to={to} params={{ id: ride.id }} quiet>
          <bdi>{hasAreas ? trip(ride.area.from, ride.area.to) : rideOf(when ?? ride.id)}</bdi>
        </RouteLink>
        {when !== null && <span className="text-sm text-ink-soft">{when}</span>}
      </div>
      <RideBadge state={ride.state} />
    </li>
  );
}
