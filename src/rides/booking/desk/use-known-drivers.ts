import { useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { driversAfter, type KnownDrivers } from '../former-drivers.ts';

const NOBODY: KnownDrivers = new Map();

/** The drivers that this page has shown. */
export function useKnownDrivers(rides: readonly Ride[]): KnownDrivers {
  const [known, setKnown] = useState(NOBODY);
  const drivers = driversAfter(known, rides);
  if (drivers !== known) setKnown(drivers);
  return drivers;
}
