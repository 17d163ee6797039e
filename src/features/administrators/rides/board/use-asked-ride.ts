import { useEffect, useState } from 'react';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import type { AskedAction } from '../steps/dispatch-action.ts';

export interface Asked {
  readonly ride: Ride;
  readonly action: AskedAction;
}

/**
 * What a dialog asks about, with the ride as it is now: others may go on with it meanwhile, and whoever types in the dialog
 * is to know, and to lose nothing. One that is not open any more is read once.
 */
export function useAskedRide(rides: readonly FoundRide[] | null) {
  const { rideViews } = useRides();
  const [asked, ask] = useState<Asked | null>(null);
  const listed = asked && rides?.find(({ id }) => id === asked.ride.id);
  if (listed && listed.state !== 'damaged' && listed !== asked.ride) ask({ ...asked, ride: listed });
  const lost = asked !== null && rides !== null && listed === undefined ? asked.ride.id : null;
  useEffect(() => {
    if (lost === null) return undefined;
    let isCurrent = true;
    const read = async () => {
      const found = await rideViews.read(lost);
      const ride = found.ok ? found.value : null;
      if (!isCurrent || ride === null || ride.state === 'damaged') return;
      ask((before) => (before?.ride.id === ride.id ? { ...before, ride } : before));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [lost, rideViews]);
  return { asked, ask };
}
