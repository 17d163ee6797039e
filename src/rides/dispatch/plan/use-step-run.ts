import { useMemo, useState } from 'react';
import type { Distribution } from '#domain/rides/model/dispatch/plan-assignment.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { takeManySteps, type StepOfMany, type StepsTaken } from '#domain/rides/services/take-many-steps.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useStopFlag } from '#core/state/use-stop-flag.ts';
import { useRides } from '../../shared/use-rides.ts';

/** A series of steps that was begun on this page. */
export interface StepRun {
  readonly did: 'assign' | 'recall';
  readonly all: number;
  readonly taken: StepsTaken;
  readonly state: 'running' | 'stopping' | 'over';
  /** The `rev` of each ride before its step. */
  readonly before: ReadonlyMap<string, number>;
  /** The rides that were left out before the series began. */
  readonly left: Distribution['left'];
}

const NOTHING_YET: StepsTaken = { done: [], failed: [] };

/** Whether the feed no longer has the ride as it was before its step. */
function isSeen(open: readonly FoundRide[], id: string, before: StepRun['before']): boolean {
  const ride = open.find((each) => each.id === id);
  return ride === undefined || ride.state === 'damaged' || ride.rev > (before.get(id) ?? -1);
}

/**
 * Takes many steps, one series at a time. `busy` lasts until `open` shows all these steps, because the next series
 * would act on outdated rides. A failed feed (`null`) is not awaited. Leaving the page stops the series.
 */
export function useStepRun(open: readonly FoundRide[] | null) {
  const { takeStep, rideViews } = useRides();
  const [run, setRun] = useState<StepRun | null>(null);
  const flag = useStopFlag();
  const isTaking = run !== null && run.state !== 'over';
  const busy = useMemo(
    () =>
      isTaking ||
      (run !== null && open !== null && !run.taken.done.every((id) => isSeen(open, id, run.before))),
    [isTaking, run, open],
  );
  const start = async (
    did: StepRun['did'],
    steps: readonly StepOfMany[],
    left: StepRun['left'] = [],
  ): Promise<void> => {
    if (busy) return;
    flag.begin();
    const before = new Map(steps.map(({ ride }) => [ride.id, ride.rev]));
    setRun({ did, all: steps.length, taken: NOTHING_YET, state: 'running', before, left });
    const taken = await takeManySteps(steps, {
      takeStep: (ride, order) => catchDefect(() => takeStep(ride, order)),
      isStopped: flag.isStopped,
      onProgress: (so) => setRun((known) => known && { ...known, taken: so }),
    });
    setRun((known) => known && { ...known, taken, state: 'over' });
    // A read that began before a step may lack it, so the board is read again after the series.
    rideViews.lookNow();
  };
  return {
    run,
    busy,
    start,
    stop() {
      flag.stop();
      setRun((known) => known && { ...known, state: 'stopping' });
    },
    forget: () => setRun(null),
  };
}

export type StepRuns = ReturnType<typeof useStepRun>;
