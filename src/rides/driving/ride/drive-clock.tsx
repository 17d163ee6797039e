import { inStateSince } from '#domain/rides/model/ride/deadlines.ts';
import { enteredForDriver, partyOf } from '#domain/rides/model/ride/log-line.ts';
import { takenBack } from '#domain/rides/model/ride/taken-back.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { minutesLeft, minutesSince, useServerTime } from '../../shared/live/use-server-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import type { OwnRide } from '#domain/rides/model/own-rides/drivers-rides.ts';

/**
 * Before a promised pick-up, shows the time until it. Otherwise shows the time in the ride's state and, for a later
 * ride, the pick-up time. If dispatch has just entered a step for the driver or taken one back, a line names that step.
 */
export function DriveClock({ ride }: { ride: OwnRide }) {
  const { ride: copy, requests } = useDrivingCopy();
  const time = useServiceTime();
  const now = useServerTime();
  const ahead = ride.state === 'accepted' ? minutesLeft(ride.pickupAt, now) : null;
  const since = inStateSince(ride);
  const { steps } = useRidesCopy();
  const entered = enteredForDriver(ride);
  const last = ride.log.at(-1);
  const undone =
    last !== undefined && partyOf(last, ride) === 'dispatch' ? takenBack(ride.log, ride.rev) : null;
  return (
    <>
      <p className="tabular-nums">
        {ahead === null
          ? copy.since(time.time(since), minutesSince(since, now))
          : copy.pickUpIn(time.spoken(ride.pickupAt, now), ahead)}
      </p>
      {ride.kind === 'later' && ahead === null && <p>{requests.pickUpOn(time.spoken(ride.pickupAt, now))}</p>}
      {entered !== null && (
        <p className="font-semibold">
          {copy.entered(steps[entered.did], time.time(entered.saidAt ?? entered.at))}
        </p>
      )}
      {last !== undefined && undone !== null && (
        <p className="font-semibold">{copy.tookBack(steps[undone], time.time(last.at))}</p>
      )}
    </>
  );
}
