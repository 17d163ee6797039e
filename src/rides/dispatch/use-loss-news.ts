import { useEffect, useEffectEvent, useRef } from 'react';
import { lossOf } from '#domain/rides/model/dispatch/lost-ride.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '#core/session/user-context.ts';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useRidesCopy } from '../shared/rides-copy.ts';
import { useDispatchCopy } from './dispatch-copy.ts';
import { useStepWordsCopy } from './steps/step-words-copy.ts';

interface Names {
  /** The passenger's name, by the id of the ride. */
  readonly passengerOf: (ride: string) => string;
  /** A driver's name, by uid; `null` while unknown. */
  readonly driverOf: (uid: string) => string | null;
}

/**
 * Shows a toast when a ride that this dispatcher has offered or assigned needs a driver again. It replaces the toast
 * about the offer or assignment, which is no longer true.
 */
export function useLossNews(rides: readonly FoundRide[] | null, { passengerOf, driverOf }: Names) {
  const { uid } = useUser();
  const { steps } = useRidesCopy();
  const { done } = useDispatchCopy().steps;
  const { meanwhile } = useStepWordsCopy();
  const toast = useToast();
  const known = useRef(new Map<string, FoundRide>());
  const tell = useEffectEvent((now: readonly FoundRide[] | null) => {
    const before = known.current;
    known.current = new Map(now?.map((ride) => [ride.id, ride]));
    for (const ride of known.current.values()) {
      const loss = lossOf(before.get(ride.id), ride, uid);
      if (loss === null) continue;
      toast({
        tone: 'danger',
        title: meanwhile.ofDriver(steps[loss.lost.did], driverOf(loss.driver) ?? meanwhile.aDriver),
        text: done.recall(passengerOf(ride.id)),
      });
    }
  });
  useEffect(() => tell(rides), [rides]);
}
