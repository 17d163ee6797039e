import { type RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import type { useRideDetails } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { DriveLoad, DriveRoute } from './drive-route.tsx';
import type { OwnRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { WayThere } from './way-there.tsx';

interface PassengersNumberProps {
  details: RideDetails;
  callsElsewhere?: boolean;
}

/** How to reach the passenger. */
export function PassengersNumber({ details, callsElsewhere = false }: PassengersNumberProps) {
  const copy = useDrivingCopy().ride;
  return details.phone === '' ? (
    <p className="text-ink-soft">{copy.noPhone}</p>
  ) : (
    <CallLinks name={details.name} phone={details.phone} callsElsewhere={callsElsewhere} />
  );
}

/** The passenger's name, number and note; the link that calls is beside the ride's next step. */
function Passenger({ details }: { details: RideDetails }) {
  const copy = useDrivingCopy().ride;
  const { name, note } = details;
  return (
    <div className="grid gap-2 text-fact">
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{copy.passenger}</span>{' '}
        <bdi translate="no" className="font-semibold">
          {name}
        </bdi>
      </p>
      <PassengersNumber details={details} callsElsewhere />
      {note !== '' && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{copy.note}</span> <q dir="auto">{note}</q>
        </p>
      )}
    </div>
  );
}

interface DriveDetailsProps {
  ride: OwnRide;
  known: ReturnType<typeof useRideDetails>;
}

/** The load, the passenger and the exact places. The last two are readable from their release on (rides R11). */
export function DriveDetails({ ride, known }: DriveDetailsProps) {
  const copy = useDrivingCopy().ride;
  const { value: details, error, loading, reload } = known;
  const place = ride.state === 'in_progress' ? 'to' : 'from';
  return (
    <>
      <DriveRoute
        from={details?.from.text ?? ride.area.from}
        to={details?.to.text ?? ride.area.to}
        goal={place}
      >
        <div className="grid grid-cols-1 gap-2 font-normal tracking-normal">
          {/* The load is first, because a need such as a wheelchair decides whether the driver can go. */}
          <DriveLoad ride={ride} />
          {details !== null && <WayThere to={details[place]} />}
        </div>
      </DriveRoute>
      {details !== null && <Passenger details={details} />}
      <LoadFailure what={copy.failedDetails} error={error} onRetry={reload} />
      {details === null &&
        error === null &&
        (loading ? <Skeleton label={copy.loadingDetails} /> : <QuietNote>{copy.noDetails}</QuietNote>)}
    </>
  );
}
