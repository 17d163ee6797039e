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
import { isStepOf, type RemovedRide } from '#domain/rides/model/own-rides/drive-reducer.ts';
import { returnsRide, type DriversRide } from '#domain/rides/model/own-rides/drivers-rides.ts';

/** The last step that was pressed. */
interface LastStep {
  readonly ride: Ride;
  readonly did: RideOrder['did'];
  /** `null` unless it has failed. */
  readonly failure: RideFailure | null;
}

const unlessFailed = (last: LastStep | null) => (last === null || last.failure === null ? last : null);

interface StepsState {
  readonly last: LastStep | null;
  /** The driver's duty when that was shown last. */
  readonly duty: Duty | null;
  /** The ride that was handed back last, as it was then, unless that was refused. */
  readonly returned: Ride | null;
}

const NO_STEP: StepsState = { last: null, duty: null, returned: null };

function returnedBy({ last, returned }: StepsState): Ride | null {
  if (last === null || !returnsRide(last.did)) return returned;
  return last.failure === null ? last.ride : null;
}

/** Takes the driver's steps, one at a time. */
export interface Steps {
  /** Resolves to whether the step has been taken, or waits for the network. Sends nothing while another step is under way. */
  take(ride: Ride, order: RideOrder): Promise<boolean>;
  /** The step of this ride that is under way: also after the answer, until the page shows its result. */
  underWay(ride: Ride): RideOrder['did'] | null;
  /** Earlier steps are not sent yet, or nothing was heard of the server yet: it may see the driver on another ride. */
  readonly waits: boolean;
  /** The second of these: what the page shows is what this device kept. */
  readonly isUnheard: boolean;
  readonly last: LastStep | null;
  readonly returned: Ride | null;
  /** Called when the driver has read why the last step failed. */
  forgetFailure(): void;
}

/** While an earlier step waits, later ones are not sent either. */
const UNSENT = { code: 'network' } as const;

/**
 * Takes the steps of a driver. A failure under another duty is not shown any more, unless it is that they are not on duty; nor
 * is one that what became of the ride explains, or of a step that was taken all the same: only its answer was lost. If a step
 * that may wait for the network has to, so do those after it, so that all are sent in order.
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
      // The page says how long the driver waits for the next one (D91).
      if (taken.ok && returnsRide(order.did)) void own.lookAgain();
      if (taken.ok) return true;
      if (step !== null && isUnreached(taken.error)) {
        outbox.add(step);
        // Shown with the ride from here on; a later refusal leaves nothing of it under way.
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
