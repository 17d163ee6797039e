import type { Ride } from './ride.ts';

/** How often a ride was edited (D44): its details are another document, which changes with an edit only. */
export function editsOf({ log }: Pick<Ride, 'log'>): number {
  return log.filter(({ did }) => did === 'edit').length;
}
