import type { RideOrder } from '#domain/rides/services/take-step.ts';
import type { DriversRide } from './current-ride.ts';

/** The step that a driver takes next, by the state of their ride. */
export const NEXT_STEP = {
  offered: { did: 'take', minutes: null },
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const satisfies Readonly<Record<DriversRide['state'], RideOrder>>;
