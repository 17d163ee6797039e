import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { TripTaken } from '../trip-draft.ts';

interface RepeatTripProps {
  ride: Pick<Ride, 'state' | 'people' | 'needs'>;
  details: Pick<RideDetails, 'from' | 'to'>;
  onRepeat: (trip: TripTaken) => void;
}

/** Books the same trip again, or the way back after a completed ride. */
export function RepeatTrip({ ride, details: { from, to }, onRepeat }: RepeatTripProps) {
  const { people, needs } = ride;
  const copy = useMyRidesCopy();
  return (
    <>
      <Button tone="soft" onClick={() => onRepeat({ from, to, people, needs })}>
        {copy.again}
      </Button>
      {ride.state === 'completed' && (
        <Button tone="soft" onClick={() => onRepeat({ from: to, to: from, people, needs })}>
          {copy.back}
        </Button>
      )}
    </>
  );
}
