import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { takenAway } from './taken-away.ts';

interface WhoTookItProps {
  /** The ride as it was while the driver had it. */
  was: Ride;
  time: ServiceTime;
}

/**
 * Who took a ride from its driver, and when, as far as can be read. A request tells, because every driver may read it; of
 * any other ride its former driver is refused everything.
 */
export function WhoTookIt({ was, time }: WhoTookItProps) {
  const { ride, drives } = useDrivingCopy();
  const ways = ride.left;
  const { rideViews, serverTime } = useRides();
  const { loading, found, error, reload } = useRequest(was.id, rideViews.read);
  const line = takenAway(was, found);
  const isRefused = error?.code === 'permission-denied';
  const sentences = [
    line && ways.by[line.did],
    line && ways.at(time.moment(line.at, serverTime())),
    found?.state === 'requested' && ways.open,
    isRefused && ways.unreadable,
    error !== null && !isRefused && drives.failedOne,
  ];
  return (
    <>
      <output>{!loading && sentences.filter(Boolean).join(' ')}</output>
      {error !== null && !isRefused && (
        <div>
          <RetryButton onRetry={reload} />
        </div>
      )}
    </>
  );
}
