import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { Button } from '#ui/actions/button.tsx';
import { useServiceTime, type ServiceTime } from '#ui/zone/use-service-time.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import type { MovedRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { ReturnButton } from './return-button.tsx';
import type { Steps } from './use-steps.ts';

/** The old and the new time. Both have the date if the dates differ. */
export function bothTimes({ movedFrom, pickupAt }: MovedRide, time: ServiceTime): readonly [string, string] {
  const say = time.date(movedFrom) === time.date(pickupAt) ? time.time : time.dateTime;
  return [say(movedFrom), say(pickupAt)];
}

interface NewTimeProps {
  ride: MovedRide;
  details?: RideDetails | null;
  steps: Steps;
}

/** Shows the old and the new time of a promised ride. Asks the driver to agree or to give the ride back. */
export function NewTime({ ride, details = null, steps }: NewTimeProps) {
  const { requests, promised: copy } = useDrivingCopy();
  const [was, is] = bothTimes(ride, useServiceTime());
  const from = ride.area.from === '' ? requests.unnamed : ride.area.from;
  const underWay = steps.underWay(ride);
  return (
    <div className="grid gap-3 rounded-control border-2 border-accent-ink bg-accent-soft p-3">
      <p className="text-fact font-semibold tabular-nums">{copy.newTime(was, is)}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          aria-label={copy.agreeTo(is, from)}
          busy={underWay === 'agree'}
          aria-disabled={steps.waits || underWay !== null}
          onClick={() => void steps.take(ride, { did: 'agree' })}
        >
          {copy.agree}
        </Button>
        <ReturnButton {...{ ride, details, steps }} label={copy.giveBack(from)} />
      </div>
    </div>
  );
}
