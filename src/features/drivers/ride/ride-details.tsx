import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { QuietNote } from '../../../ui/feedback/quiet-note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RideRoute } from '../../../ui/rides/ride-route.tsx';
import type { OwnRide } from './current-ride.ts';
import { Passenger } from './passenger.tsx';
import { WayThere } from './way-there.tsx';

/** The passenger and the exact places, which only a driver who has promised to come may read (rides R33). */
export function RideDetails({ ride }: { ride: OwnRide }) {
  const copy = useDrivingCopy().ride;
  const { rideViews } = useRides();
  const {
    value: details,
    error,
    loading,
    reload,
  } = useRequest({ id: ride.id, edits: editsOf(ride) }, ({ id }) => rideViews.details(id));
  const place = ride.state === 'in_progress' ? 'to' : 'from';
  return (
    <>
      {details === null ? (
        <RideRoute {...ride.area} />
      ) : (
        <>
          <RideRoute from={details.from.text} to={details.to.text} />
          <WayThere to={details[place]} />
          <Passenger details={details} />
        </>
      )}
      <LoadFailure what={copy.failedDetails} error={error} onRetry={reload} />
      {details === null &&
        error === null &&
        (loading ? <Skeleton label={copy.loadingDetails} /> : <QuietNote>{copy.noDetails}</QuietNote>)}
    </>
  );
}
