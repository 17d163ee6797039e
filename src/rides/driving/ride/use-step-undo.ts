import { useState } from 'react';
import { takeBackEnd } from '#domain/rides/model/ride/deadlines.ts';
import { lastOwnStep } from '#domain/rides/model/own-rides/last-own-step.ts';
import type { RevocableStep } from '#domain/rides/model/ride/ride-steps.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '#core/session/user-context.ts';
import { useServerTimeAt } from '../../shared/live/use-server-time.ts';
import type { Steps } from './use-steps.ts';

/** The driver's last step, while the driver can undo it (D89). */
export interface StepUndo {
  readonly ride: Ride;
  readonly did: RevocableStep;
  readonly busy: boolean;
  take(): void;
  /** Stops offering the undo. */
  waive(): void;
}

const NO_RIDES: readonly FoundRide[] = [];

/**
 * The step that the driver can undo now; the rules decide by their own clock. It is `null` while steps wait, because
 * the list of waiting steps has its own undo.
 */
export function useStepUndo(seen: readonly FoundRide[] | null, steps: Steps): StepUndo | null {
  const { uid } = useUser();
  const done = lastOwnStep(seen ?? NO_RIDES, uid);
  const end = done && takeBackEnd(done.ride);
  const now = useServerTimeAt(end === null ? [] : [end]);
  const [waived, setWaived] = useState('');
  if (done === null || end === null || steps.waits || now >= end) return null;
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
