import { useState } from 'react';
import { takeBackEnd } from '#domain/rides/model/ride/deadlines.ts';
import { revocableStep, type RevocableStep } from '#domain/rides/model/ride/ride-steps.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '#core/session/user-context.ts';
import { useServerTimeAt } from '../../shared/live/use-server-time.ts';
import type { Steps } from './use-steps.ts';

/** The driver's last step, while they can undo it (D89). */
export interface Undo {
  readonly ride: Ride;
  readonly did: RevocableStep;
  readonly busy: boolean;
  take(): void;
  /** Stops offering the undo. */
  waive(): void;
}

/** The ride with this driver's latest step, and the step. */
function lastDone(seen: readonly FoundRide[] | null, uid: string) {
  const done = (seen ?? []).flatMap((ride) => {
    if (ride.state === 'damaged' || ride.driver !== uid || ride.log.at(-1)?.by !== uid) return [];
    const did = revocableStep(ride.did);
    return did === null ? [] : { ride, did };
  });
  return done.toSorted((one, other) => other.ride.changedAt.getTime() - one.ride.changedAt.getTime())[0];
}

/**
 * The step that the driver can undo now; the rules decide by their own clock. None while steps wait: the list of waiting steps has its own
 * undo.
 */
export function useUndo(seen: readonly FoundRide[] | null, steps: Steps): Undo | null {
  const { uid } = useUser();
  const done = lastDone(seen, uid);
  const end = done && takeBackEnd(done.ride);
  const now = useServerTimeAt(end === undefined ? [] : [end]);
  const [waived, setWaived] = useState('');
  if (done === undefined || end === undefined || steps.waits || now >= end) return null;
  const { ride, did } = done;
  const key = `${ride.id} ${ride.rev}`;
  if (waived === key) return null;
  return {
    ride,
    did,
    busy: steps.underWay(ride) === 'take_back',
    take: () => void steps.take(ride, { did: 'take_back' }),
    waive: () => setWaived(key),
  };
}
