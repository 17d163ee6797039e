import { dayAfterRide, type Repeat } from '#domain/rides/model/customers/repeated-call.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import { useRides } from '../../shared/use-rides.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

const KEYS: Readonly<Record<Repeat, string>> = { again: 'b', return: 't', 'next-day': 's' };

/**
 * The ways to book a ride again, with their texts. The board's search parameters (`BookingSearch`) open the prefilled
 * booking, and the dispatcher sends it.
 */
export function useRepeats() {
  const { repeats: copy } = usePhoneBookingCopy();
  const { serverTime } = useRides();
  return (ride: Pick<Ride, 'id' | 'pickupAt' | 'state'>, timeZone: string) => {
    const now = serverTime();
    const isTomorrow = dayAfterRide(ride, { now, timeZone }) === plusDays(dayAt(now, timeZone), 1);
    const nextDay = isTomorrow ? copy['next-day'] : copy.dayAfter;
    // An open ride is not repeated at the same time.
    const repeats: readonly Repeat[] = [
      ...(isEnded(ride.state) ? (['again'] as const) : []),
      'return',
      'next-day',
    ];
    return repeats.map((as) => ({
      text: as === 'next-day' ? nextDay : copy[as],
      /** The key in the toast of a booking. */
      key: KEYS[as],
      search: { again: ride.id, as },
    }));
  };
}
