import { useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useRides } from '../../../core/rides/use-rides.ts';

/** The step that was ordered last. */
interface LastStep {
  readonly ride: Ride;
  readonly did: RideOrder['did'];
  /** `null` unless it has failed. */
  readonly failure: RideFailure | null;
}

/** The driver's steps, one at a time. */
export interface Steps {
  /** Resolves to whether the step has been taken; without sending anything while another one is under way. */
  take(ride: Ride, order: RideOrder): Promise<boolean>;
  /** The step of this ride that is under way, as the page shows the ride; also until it shows what the step made of it. */
  underWay(ride: Ride): RideOrder['did'] | null;
  readonly last: LastStep | null;
  /** Whoever has read why the last step failed needs it no longer. */
  forgetFailure(): void;
}

const unlessFailed = (last: LastStep | null) => (last === null || last.failure === null ? last : null);

/** What failed while the driver had another duty is no news in this one. */
export function useSteps(duty: Duty | null): Steps {
  const { takeStep } = useRides();
  const [last, setLast] = useState<LastStep | null>(null);
  const [dutyThen, setDutyThen] = useState(duty);
  if (duty !== dutyThen) {
    setDutyThen(duty);
    setLast(unlessFailed);
  }
  const running = useRef(false);
  return {
    last,
    forgetFailure: () => setLast(unlessFailed),
    async take(ride, order) {
      if (running.current) return false;
      running.current = true;
      const ordered = { ride, did: order.did, failure: null };
      setLast(ordered);
      const taken = await catchDefect(() => takeStep(ride, order));
      running.current = false;
      if (!taken.ok) setLast({ ...ordered, failure: taken.error });
      return taken.ok;
    },
    underWay: ({ id, rev }) =>
      last !== null && last.failure === null && last.ride.id === id && last.ride.rev >= rev ? last.did : null,
  };
}
