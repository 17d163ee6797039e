import { useEffect, useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { useRideDetails, useRides } from '../../shared/use-rides.ts';
import { useReloadWhenOnline } from '../dashboard/use-reload-when-online.ts';

/**
 * The details of the driver's present ride, kept on this device; where the server is not reached, those that it kept. Those
 * that a dead spot kept away are read once the server has answered again, at `answeredAt`.
 */
export function useKeptDetails(ride: Ride, answeredAt: Date | null): ReturnType<typeof useRideDetails> {
  const { lastWork } = useRides();
  const known = useRideDetails(ride);
  const [kept] = useState(() => lastWork.read()?.details.get(ride.id) ?? null);
  useReloadWhenOnline(known, answeredAt);
  const { found, value, error } = known;
  useEffect(() => {
    if (found !== null) lastWork.keepDetails(ride.id, found);
  }, [found, lastWork, ride.id]);
  const isLost = value === null && error !== null && isUnreached(error);
  return isLost && kept !== null ? { ...known, value: kept, error: null } : known;
}
