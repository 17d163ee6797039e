import { useRef } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { waitingDid } from '#domain/rides/model/steps/waiting-step.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { fail } from '#domain/shared/result.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { Outbox } from '../outbox/use-outbox.ts';
import type { OwnShift } from '../shift/use-shift.ts';
import { isStepOf, type RemovedRide } from './drive-reducer.ts';
import { returnsRide, type DriversRide } from './drivers-rides.ts';

/** The last step that was pressed. */
interface LastStep {
  readonly ride: Ride;
  readonly did: RideOrder['did'];
  /** `null` unless the step has failed. */
  readonly failure: RideFailure | null;
}

const unlessFailed = (last: LastStep | null) => (last === null || last.failure === null ? last : null);

interface StepsState {
  readonly last: LastStep | null;
  /** The driver's duty when the failure was last shown. */
  readonly duty: Duty | null;
  /** The ride that was last given back, as it was then, unless the return was refused. */
  readonly returned: Ride | null;
}

const NO_STEP: StepsState = { last: null, duty: null, returned: null };

function returnedBy({ last, returned }: StepsState): Ride | null {
  if (last === null || !returnsRide(last.did)) return returned;
  return last.failure === null ? last.ride : null;
}

/** Takes the driver's steps, one at a time. */
export interface Steps {
  /** Resolves to whether the step was taken or waits for the network. Sends nothing while another step is being sent. */
  take(ride: Ride, order: RideOrder): Promise<boolean>;
  /** The step of this ride that is being sent, or that is answered but not yet shown. */
  underWay(ride: Ride): RideOrder['did'] | null;
  /** Earlier steps are not sent yet, or the server has not answered since the page opened and may have another ride for the driver. */
  readonly waits: boolean;
  /** The second of these: the page shows cached rides. */
  readonly isUnheard: boolean;
  readonly last: LastStep | null;
  readonly returned: Ride | null;
  /** Called when the driver dismisses the last failure. */
  forgetFailure(): void;
}

/** While an earlier step waits, later ones are not sent either. */
const UNSENT = { code: 'network' } as const;

/**
 * Takes the steps of a driver. A failure is dropped when the duty changes (unless it is about the duty), when the ride's removal explains it,
 * or when the step turns out to be stored. If a step waits for the network, later steps wait as well, so that all are sent in order.
 */
export function useSteps(
  own: Pick<OwnShift, 'value' | 'lookAgain'>,
  outbox: Pick<Outbox, 'waiting' | 'add'>,
  { held, removed }: { readonly held: readonly DriversRide[]; readonly removed: RemovedRide | null },
  isUnheard: boolean,
): Steps {
  const duty = own.value?.shift?.duty ?? null;
  const { takeStep, serverTime } = useRides();
  const [{ last, returned }, setState] = useDerivedState<StepsState>(NO_STEP, (state) => {
    const isOld = duty !== state.duty && (duty === 'on' || state.last?.failure?.code !== 'not-on-duty');
    const isExplained = state.last !== null && isStepOf(removed, state.last.ride);
    const isTaken = held.some(
      ({ id, log }) => id === state.last?.ride.id && log[state.last.ride.rev + 1]?.did === state.last.did,
    );
    const shown = isOld || isExplained || isTaken ? unlessFailed(state.last) : state.last;
    const back = returnedBy(state);
    const isSame = shown === state.last && duty === state.duty && back === state.returned;
    return isSame ? state : { last: shown, duty, returned: back };
  });
  const setLast = (next: LastStep | null) => setState((state) => ({ ...state, last: next }));
  const running = useRef(false);
  const waits = isUnheard || outbox.waiting.length > 0;
  return {
    waits,
    isUnheard,
    last,
    returned,
    forgetFailure: () => setState((state) => ({ ...state, last: unlessFailed(state.last) })),
    async take(ride, order) {
      if (running.current) return false;
      running.current = true;
      const ordered = { ride, did: order.did, failure: null };
      setLast(ordered);
      const mayWait = waitingDid(order.did);
      const step = mayWait && { ride: ride.id, rev: ride.rev + 1, did: mayWait, saidAt: serverTime() };
      const mustWait = step !== null && waits;
      const taken = mustWait ? fail(UNSENT) : await catchDefect(() => takeStep(ride, order));
      running.current = false;
      // The page shows how long the driver has to wait for the next ride (D91).
      if (taken.ok && returnsRide(order.did)) void own.lookAgain();
      if (taken.ok) return true;
      if (step !== null && isUnreached(taken.error)) {
        outbox.add(step);
        // From here on the outbox shows the step.
        setLast(null);
        return true;
      }
      setLast({ ...ordered, failure: taken.error });
      if (taken.error.code === 'not-on-duty' || taken.error.code === 'gave-back-just-now')
        void own.lookAgain();
      return false;
    },
    underWay: ({ id, rev }) =>
      last !== null && last.failure === null && last.ride.id === id && last.ride.rev >= rev ? last.did : null,
  };
}
