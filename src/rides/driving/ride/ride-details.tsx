import { useDrivingCopy } from '../driving-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import type { OwnRide } from './current-ride.ts';
import { Passenger } from './passenger.tsx';
import type { KnownDetails } from './use-ride-details.ts';
import { WayThere } from './way-there.tsx';

interface RideDetailsProps {
  ride: OwnRide;
  known: KnownDetails;
}

/** The passenger and the exact places. */
export function RideDetails({ ride, known }: RideDetailsProps) {
  const copy = useDrivingCopy().ride;
  const { value: details, error, loading, reload } = known;
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
