import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { useTimeAfter } from '../../shared/live/use-time-after.ts';

/** Whether a booking was refused because it came too soon after another one, until its time has come. */
export function useBookingPause(refusal: RideFailure | undefined): boolean {
  const ends = refusal?.code === 'booked-just-now' ? [refusal.from] : [];
  const now = useTimeAfter(ends);
  return ends.some((end) => now < end);
}
