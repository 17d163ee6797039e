import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { hasLostDriver } from '#domain/rides/model/ride/told-to-passenger.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';

interface LossOfDriverProps {
  ride: Ride;
  /** The driver whom this page has shown before (`formerDriver`). */
  former: string | null;
}

/** Says in the status of a ride that the driver whom its passenger expected does not come. */
export function LossOfDriver({ ride, former }: LossOfDriverProps) {
  const { sentences } = useMyRidesCopy();
  const isWaiting = ride.state === 'requested' || ride.state === 'offered';
  const isComing = ride.state === 'accepted' || ride.state === 'on_the_way';
  // Whoever opens the page later sees who comes, and has expected nobody else.
  const isTold = isWaiting ? hasLostDriver(ride.log) : isComing && former !== null;
  if (!isTold) return null;
  return (
    <span className="mt-1 block text-base font-normal">
      {' '}
      {sentences.lost(former === null ? null : withoutDirectionControls(former))}
      {ride.state === 'requested' && ` ${sentences.lostSearching}`}
    </span>
  );
}
