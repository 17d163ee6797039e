import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { OverduePage } from '#domain/rides/services/overdue-steps.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../use-rides.ts';

/** Takes the due steps of time, such as `expire` (rides R9). `everyMs` is called once, and returns milliseconds. */
export function useOverdueSteps(rides: readonly FoundRide[], page: OverduePage, everyMs: () => number): void {
  const { overdueSteps } = useRides();
  const [write] = useState(() => overdueSteps(page));
  const look = useEffectEvent(() =>
    catchDefect(() => write(rides, document.visibilityState === 'visible' ? 'visible' : 'hidden')),
  );
  const [every] = useState(everyMs);
  useEffect(() => {
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, [every]);
}
