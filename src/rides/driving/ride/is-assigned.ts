import type { RideIn } from '#domain/rides/model/ride/ride.ts';

/** Whether a driver has a ride because dispatch assigned it, not because they promised it. */
export function isAssigned({ log }: RideIn<'accepted'>): boolean {
  return log.findLast(({ did }) => did === 'assign' || did === 'reserve')?.did === 'assign';
}
