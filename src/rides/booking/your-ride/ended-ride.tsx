import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { rideNumber } from '#domain/rides/model/ride/ride-number.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { contact } from '#core/product/firm-contact.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useBookingCopy } from '../booking-copy.ts';
import type { TripTaken } from '../trip-draft.ts';
import { ForWhom } from './for-whom.tsx';
import { RepeatTrip } from './repeat-trip.tsx';

/** Whom to call about something left in the car, with the ride's number that dispatch asks for. */
export function LeftBehind({ ride }: { ride: Pick<Ride, 'id'> }) {
  const { leftBehind } = useBookingCopy();
  return (
    <span>
      <TextLink href={contact.phoneHref}>{leftBehind.call}</TextLink>{' '}
      <span className="text-ink-soft">{leftBehind.number(rideNumber(ride))}</span>
    </span>
  );
}

interface EndedRideProps {
  ride: Ride;
  /** `null` while they load, if they cannot be read, and after retention has removed them. */
  details: RideDetails | null;
  /** `null` while there is no form for the trip. */
  onRepeat: ((trip: TripTaken) => void) | null;
  /** The trips that the form offers to book again. */
  offered: readonly TripTaken[];
}

/** The actions after a ride. They are small, because the form for the next ride is below. */
export function EndedRide({ ride, details, onRepeat, offered }: EndedRideProps) {
  const copy = useBookingCopy();
  const { own } = useRidesCopy();
  const time = useServiceTime();
  const { from, to } = ride.area;
  const trip = own.trip(details?.from.text ?? from, details?.to.text ?? to);
  const rode = ride.state === 'completed';
  // A trip that the form offers has a card below, with its places and a button that books it again.
  const isOffered =
    details !== null &&
    offered.some((one) => one.from.text === details.from.text && one.to.text === details.to.text);
  return (
    <>
      <p className="text-sm wrap-anywhere text-ink-soft empty:hidden">
        {ride.kind === 'later' && `${copy.pickUpAt(time.dateTime(ride.pickupAt))} `}
        {!isOffered && <bdi translate="no">{withoutDirectionControls(trip)}</bdi>}
      </p>
      <ForWhom details={details} />
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        {details !== null && onRepeat !== null && (
          <RepeatTrip {...{ ride, details, onRepeat }} small onlyBack={isOffered} />
        )}
        <RouteLink to="/passenger/rides/$id" params={{ id: ride.id }}>
          {rode ? copy.receipt : copy.toRide}
        </RouteLink>
        {rode && <LeftBehind ride={ride} />}
      </div>
    </>
  );
}
