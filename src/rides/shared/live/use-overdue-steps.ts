import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { OverduePolicy } from '#domain/rides/services/overdue-steps.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../use-rides.ts';

/** Writes the overdue steps of this page's rides, looking every `everyMs` (rides R9). */
export function useOverdueSteps(
  rides: readonly FoundRide[],
  policy: OverduePolicy,
  everyMs: () => number,
): void {
  const { overdueSteps } = useRides();
  const [write] = useState(() => overdueSteps(policy));
  const look = useEffectEvent(() =>
    catchDefect(() => write(rides, document.visibilityState === 'visible' ? 'visible' : 'hidden')),
  );
  const [every] = useState(everyMs);
  useEffect(() => {
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, [every]);
}
