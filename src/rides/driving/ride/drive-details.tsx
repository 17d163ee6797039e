import type { Place } from '#domain/rides/model/booking/place.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import type { OwnRide } from './current-ride.ts';
import { mapLinks } from './map-links.ts';
import { Passenger } from './passenger.tsx';
import type { KnownDetails } from './use-ride-details.ts';

/** Opens directions to a place in one of the device's map apps. */
function WayThere({ to }: { to: Place }) {
  const copy = useDrivingCopy().ride;
  return (
    <ul aria-label={copy.wayTo(to.text)} className="flex flex-wrap gap-2">
      {mapLinks(to, navigator.userAgent).map(({ app, href }) => (
        <li key={app}>
          <a href={href} target="_blank" rel="noreferrer" className={buttonClasses('secondary', 'small')}>
            {copy.apps[app]}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DriveDetailsProps {
  ride: OwnRide;
  known: KnownDetails;
}

/** The passenger and the exact places. */
export function DriveDetails({ ride, known }: DriveDetailsProps) {
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
