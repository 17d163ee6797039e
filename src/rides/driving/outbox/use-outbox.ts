import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { withWaiting } from '#domain/rides/model/steps/waiting-step.ts';
import { createOutbox, hasAnswered, type Outbox, type OutboxState } from '#domain/rides/policies/outbox.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useUser } from '#core/session/user-context.ts';
import { useRides } from '../../shared/use-rides.ts';
import { unsentSteps } from './unsent-steps.ts';

/** A driver's outbox as their page shows it. */
export interface ShownOutbox extends Outbox, OutboxState {
  /** Whether the server has answered again since the steps began to wait. */
  readonly isOnline: boolean;
  /** The driver's rides as they will be with the waiting steps; `null` until they are known. */
  readonly seen: readonly FoundRide[] | null;
}

/** The driver's outbox. It sends waiting steps at each answer of the feed of the driver's rides. */
export function useOutbox(drives: FeedState<readonly FoundRide[]>): ShownOutbox {
  const { uid } = useUser();
  const rides = useRides();
  const [outbox] = useState(() =>
    createOutbox(uid, {
      read: (id) => catchDefect(() => rides.rideViews.read(id)),
      takeStep: (ride, order) => catchDefect(() => rides.takeStep(ride, order)),
      unsent: unsentSteps(uid),
      now: rides.serverTime,
    }),
  );
  const state = useSyncExternalStore(outbox.watch, outbox.current);
  const { seen, confirmedAt } = drives;
  useEffect(() => void outbox.hear(confirmedAt), [outbox, confirmedAt]);
  const { waiting } = state;
  return {
    ...outbox,
    ...state,
    isOnline: hasAnswered(state, drives),
    seen: useMemo(
      () => (waiting.length === 0 ? seen : (seen?.map((ride) => withWaiting(ride, waiting, uid)) ?? null)),
      [seen, waiting, uid],
    ),
  };
}
