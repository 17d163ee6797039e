import type { Ride } from './ride.ts';

/**
 * Whether a ride can still be one for now, or for another time later (D59): a request either, and until its driver sets off
 * one for later another time.
 */
export function mayBecome({ state, kind }: Pick<Ride, 'state' | 'kind'>, to: Ride['kind']): boolean {
  if (state === 'requested') return true;
  return (state === 'offered' || state === 'accepted') && kind === 'later' && to === 'later';
}
