import type { Ride } from './ride.ts';

/** How often a ride was edited (D44), and so which version of its details is stored: only an edit changes that document. */
export function editsOf({ log }: Pick<Ride, 'log'>): number {
  return log.filter(({ did }) => did === 'edit').length;
}
