import { revocableStep, type RevocableStep } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';

/** The last step of a driver that can be taken back, and its ride (D89). */
interface OwnStep {
  readonly ride: Ride;
  readonly did: RevocableStep;
}

/** The latest step of this driver that can be taken back. Later steps of its ride prevent that. `null` for none. */
export function lastOwnStep(rides: readonly FoundRide[], uid: string): OwnStep | null {
  const done = rides.flatMap((ride): readonly OwnStep[] => {
    if (ride.state === 'damaged' || ride.driver !== uid || ride.log.at(-1)?.by !== uid) return [];
    const did = revocableStep(ride.did);
    return did === null ? [] : [{ ride, did }];
  });
  return (
    done.toSorted((one, other) => other.ride.changedAt.getTime() - one.ride.changedAt.getTime())[0] ?? null
  );
}
