import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { useServerTime } from '../../../core/rides/use-server-time.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';
import { useExpiry } from './use-expiry.ts';

const MINUTE_MS = 60_000;

interface SearchProps {
  ride: RideIn<'requested'>;
  timeZone: string;
}

/** Since when and until when a driver is looked for; the end of it is written down here. */
export function Search({ ride, timeZone }: SearchProps) {
  const copy = useMyRidesCopy();
  const time = useServiceTime(timeZone);
  const now = useServerTime();
  useExpiry(ride, now);
  const waited = Math.max(0, Math.floor((now.getTime() - ride.createdAt.getTime()) / MINUTE_MS));
  return (
    <p>
      {copy.since(time.time(ride.createdAt), waited)} {copy.until(time.time(searchEnd(ride)))}
    </p>
  );
}
