import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useMyRidesCopy } from '../../../copy/my-rides.ts';
import { RouteLink } from '../../../ui/actions/route-link.tsx';
import { RideBadge } from '../../../ui/rides/ride-badge.tsx';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';

/** A ride in a list, by its areas: the exact places are a read each. */
export function RideRow({ ride, timeZone }: { ride: FoundRide; timeZone: string }) {
  const copy = useMyRidesCopy();
  const time = useServiceTime(timeZone);
  const isDamaged = ride.state === 'damaged';
  const when = isDamaged ? null : time.dateTime(ride.pickupAt);
  const hasAreas = !isDamaged && ride.area.from !== '' && ride.area.to !== '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="grid min-w-0 justify-items-start gap-0.5 wrap-anywhere">
        <RouteLink to="/passenger/rides/$id" params={{ id: ride.id }} quiet>
          <bdi>{hasAreas ? copy.trip(ride.area.from, ride.area.to) : copy.rideOf(when ?? ride.id)}</bdi>
        </RouteLink>
        {when !== null && <span className="text-sm text-ink-soft">{when}</span>}
      </div>
      <RideBadge state={ride.state} />
    </li>
  );
}
