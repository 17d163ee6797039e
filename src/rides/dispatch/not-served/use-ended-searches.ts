import { useEffect, useEffectEvent, useRef } from 'react';
import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#core/product/run-few-at-once.ts';
import { useRides } from '../../shared/use-rides.ts';

/** How often a page looks: each at a time of its own, so that ten boards do not all write the same end. Milliseconds. */
const LOOK_MS = { least: 2000, most: 8000 } as const;
/** Rather late than early: no device's clock is exact. A page that nobody looks at leaves it to others. Milliseconds. */
const LATE_MS = { visible: 1000, hidden: 30_000 } as const;
/** The pause before another try. Milliseconds. */
const AGAIN_MS = MINUTE_MS;

/**
 * Writes down that the searches of these rides are over, because no server does (rides R9): otherwise they would wait on the
 * board until somebody ends them one by one. A refusal says that another page was faster, and any other failure is tried
 * again while the ride is listed, so neither is shown.
 */
export function useEndedSearches(rides: readonly FoundRide[]): void {
  const { takeStep, serverTime } = useRides();
  const tried = useRef<ReadonlyMap<string, number>>(new Map());
  const write = useEffectEvent(async () => {
    const now = serverTime().getTime();
    const late = document.visibilityState === 'visible' ? LATE_MS.visible : LATE_MS.hidden;
    const due = rides.filter(
      (ride): ride is Ride =>
        ride.state === 'requested' &&
        now >= searchEnd(ride).getTime() + late &&
        now - (tried.current.get(ride.id) ?? -Infinity) >= AGAIN_MS,
    );
    // What is no longer listed need not be remembered.
    const listed = rides.flatMap(({ id }) => {
      const at = tried.current.get(id);
      return at === undefined ? [] : [[id, at] as const];
    });
    tried.current = new Map([...listed, ...due.map(({ id }) => [id, now] as const)]);
    await runFewAtOnce(due, CONCURRENT_REQUESTS, async (ride) => {
      await catchDefect(() => takeStep(ride, { did: 'expire' }));
    });
  });
  useEffect(() => {
    const every = LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least);
    const timer = setInterval(() => void write(), every);
    return () => clearInterval(timer);
  }, []);
}
