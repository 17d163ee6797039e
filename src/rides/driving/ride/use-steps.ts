import { returnsRide } from '#domain/rides/model/ride/ride-steps.ts';
import { useRef } from 'react';
import type { RemovedRide } from '#domain/rides/model/own-rides/drive-reducer.ts';
import type { DriversRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import {
  pressedReducer,
  unlessFailed,
  type PressedStep,
  type PressedSteps,
} from '#domain/rides/model/own-rides/pressed-step.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import type { ShownOutbox } from '../outbox/use-outbox.ts';
import type { OwnShift } from '../shift/use-shift.ts';

type Did = RideOrder['did'];

const NO_STEP: PressedSteps<Did> = { last: null, duty: null, returned: null };

/** Takes the driver's steps, one at a time. */
export interface Steps {
  /** Resolves to `true` if the step was taken or waits for the network. Refuses a step while another is being sent. */
  take(ride: Ride, order: RideOrder): Promise<boolean>;
  /** The step of this ride that is being sent, or that is answered but not yet shown; otherwise `null`. */
  underWay(ride: Ride): RideOrder['did'] | null;
  /** Whether earlier steps are unsent, or the page shows cached rides, which may have changed on the server. */
  readonly waits: boolean;
  /** Whether the page shows cached rides. */
  readonly isUnheard: boolean;
  readonly last: PressedStep<Did> | null;
  readonly returned: Ride | null;
  /** Forgets the last failure, which the driver has dismissed. */
  forgetFailure(): void;
}

/** Takes the steps of a driver through the outbox, where a step may wait for the network. */
export function useSteps(
  own: Pick<OwnShift, 'value' | 'lookAgain'>,
  outbox: Pick<ShownOutbox, 'waiting' | 'take'>,
  { held, removed }: { readonly held: readonly DriversRide[]; readonly removed: RemovedRide | null },
  isUnheard: boolean,
): Steps {
  const duty = own.value?.shift?.duty ?? null;
  const [{ last, returned }, setState] = useDerivedState(NO_STEP, (state) =>
    pressedReducer(state, { duty, held, removed }),
  );
  const setLast = (next: PressedStep<Did> | null) => setState((state) => ({ ...state, last: next }));
  const running = useRef(false);
  return {
    waits: isUnheard || outbox.waiting.length > 0,
    isUnheard,
    last,
    returned,
    forgetFailure: () => setState((state) => ({ ...state, last: unlessFailed(state.last) })),
    async take(ride, order) {
      if (running.current) return false;
      running.current = true;
      const pressed = { ride, did: order.did, failure: null };
      setLast(pressed);
      const taken = await outbox.take(ride, order, isUnheard);
      running.current = false;
      // The shift says how long the driver must wait for the next ride (D91).
      if (taken.ok && returnsRide(order.did)) void own.lookAgain();
      if (taken.ok) {
        // The page shows the ride as after the waiting step. If it is refused later, `last` would stay under way.
        if (taken.value === 'waits') setLast(null);
        return true;
      }
      setLast({ ...pressed, failure: taken.error });
      if (taken.error.code === 'not-on-duty' || taken.error.code === 'gave-back-just-now')
        void own.lookAgain();
      return false;
    },
    underWay: ({ id, rev }) =>
      last !== null && last.failure === null && last.ride.id === id && last.ride.rev >= rev ? last.did : null,
  };
}
