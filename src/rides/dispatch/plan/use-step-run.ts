import { useEffect, useRef, useState } from 'react';
import type { Distribution } from '#domain/rides/model/dispatch/plan-assignment.ts';
import { takeManySteps, type StepOfMany, type StepsTaken } from '#domain/rides/services/take-many-steps.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';

/** A series of steps that was begun on this page. */
export interface StepRun {
  readonly did: 'assign' | 'recall';
  readonly all: number;
  readonly taken: StepsTaken;
  readonly state: 'running' | 'stopping' | 'over';
  /** The rides that were left out before it began. */
  readonly left: Distribution['left'];
}

const NOTHING_YET: StepsTaken = { done: [], failed: [] };

/** Takes many steps, one series at a time. Leaving the page stops the series. */
export function useStepRun() {
  const { takeStep } = useRides();
  const [run, setRun] = useState<StepRun | null>(null);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const busy = run !== null && run.state !== 'over';
  const start = async (
    did: StepRun['did'],
    steps: readonly StepOfMany[],
    left: StepRun['left'] = [],
  ): Promise<void> => {
    if (busy) return;
    isStopped.current = false;
    setRun({ did, all: steps.length, taken: NOTHING_YET, state: 'running', left });
    const taken = await takeManySteps(steps, {
      takeStep: (ride, order) => catchDefect(() => takeStep(ride, order)),
      isStopped: () => isStopped.current,
      onProgress: (so) => setRun((known) => known && { ...known, taken: so }),
    });
    setRun((known) => known && { ...known, taken, state: 'over' });
  };
  return {
    run,
    busy,
    start,
    stop() {
      isStopped.current = true;
      setRun((known) => known && { ...known, state: 'stopping' });
    },
    forget: () => setRun(null),
  };
}

export type StepRuns = ReturnType<typeof useStepRun>;
