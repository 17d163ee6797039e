import { isExpired, offerEnd } from './deadlines.ts';
import type { Ride } from './ride.ts';

/** The step that nobody takes because it is only time that passes, and that otherwise an open page writes down (rides R9). */
export function overdueStep(ride: Ride, now: Date): 'expire' | 'lapse' | null {
  if (isExpired(ride, now)) return 'expire';
  return ride.state === 'offered' && now >= offerEnd(ride) ? 'lapse' : null;
}
