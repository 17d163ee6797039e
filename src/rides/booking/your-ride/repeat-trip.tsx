import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { Button } from '#ui/actions/button.tsx';
import { useBookingCopy } from '../booking-copy.ts';
import type { TripTaken } from '../trip-draft.ts';

interface RepeatTripProps {
  ride: Pick<Ride, 'state' | 'people' | 'needs'>;
  details: Pick<RideDetails, 'from' | 'to'>;
  onRepeat: (trip: TripTaken) => void;
  small?: boolean;
  /** Whether only the way back is offered, because another button of the page books the same trip. */
  onlyBack?: boolean;
}

/** Buttons that pass a trip, or the way back of a completed ride, to `onRepeat`. */
export function RepeatTrip(props: RepeatTripProps) {
  const { ride, onRepeat, small = false, onlyBack = false } = props;
  const { from, to } = props.details;
  const { people, needs } = ride;
  const copy = useBookingCopy();
  const size = small ? 'small' : 'medium';
  return (
    <>
      {!onlyBack && (
        <Button tone="soft" size={size} onClick={() => onRepeat({ from, to, people, needs })}>
          {copy.again}
        </Button>
      )}
      {ride.state === 'completed' && (
        <Button tone="secondary" size={size} onClick={() => onRepeat({ from: to, to: from, people, needs })}>
          {copy.back}
        </Button>
      )}
    </>
  );
}
