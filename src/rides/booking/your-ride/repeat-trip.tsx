import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { Button } from '#ui/actions/button.tsx';
import { useBookingCopy } from '../booking-copy.ts';
import type { TripTaken } from '../trip-draft.ts';

interface RepeatTripProps {
  ride: Pick<Ride, 'state' | 'people' | 'needs'>;
  details: Pick<RideDetails, 'from' | 'to'>;
  onRepeat: (trip: TripTaken) => void;
  /** The same trip is offered elsewhere on the page. */
  onlyBack?: boolean;
}

/** Books the same trip again, or the way back after a completed ride. */
export function RepeatTrip({ ride, details: { from, to }, onRepeat, onlyBack = false }: RepeatTripProps) {
  const { people, needs } = ride;
  const copy = useBookingCopy();
  return (
    <>
      {!onlyBack && (
        <Button tone="soft" onClick={() => onRepeat({ from, to, people, needs })}>
          {copy.again}
        </Button>
      )}
      {ride.state === 'completed' && (
        <Button
          tone="secondary"
          size={onlyBack ? 'small' : 'medium'}
          onClick={() => onRepeat({ from: to, to: from, people, needs })}
        >
          {copy.back}
        </Button>
      )}
    </>
  );
}
