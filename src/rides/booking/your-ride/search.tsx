import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';

interface SearchProps {
  ride: RideIn<'requested'>;
  timeZone: string;
}

export function Search({ ride, timeZone }: SearchProps) {
  const copy = useMyRidesCopy();
  const time = useServiceTime(timeZone);
  const now = useServerTime();
  const waited = Math.max(0, Math.floor((now.getTime() - ride.createdAt.getTime()) / MINUTE_MS));
  const isExtended = ride.log.at(-1)?.did === 'extend';
  return (
    <p>
      {ride.kind === 'now' && copy.since(time.time(ride.createdAt), waited)}{' '}
      {/* Announced, because somebody else may have extended the search, and the button of whoever did disappears. */}
      <span aria-live="polite">
        {(isExtended ? copy.untilExtended : copy.until)(time.time(searchEnd(ride)))}
      </span>
    </p>
  );
}
