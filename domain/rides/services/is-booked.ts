import { fail, succeed } from '../../shared/result.ts';
import { matchesTrip } from '../model/booking/matches-trip.ts';
import type { Trip } from '../model/booking/trip.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** A booking as it was sent; `name` is the passenger's. */
export interface SentBooking {
  readonly id: string;
  readonly trip: Trip;
  readonly name: string;
}

/**
 * Whether a booking whose sending failed is stored after all. Fails with `booked-before` if its ride exists but is over or
 * differs from what was sent: an earlier attempt went through before the form was changed, or somebody has changed the ride
 * since.
 */
export async function isBooked(
  rides: Pick<RideRepository, 'read' | 'details'>,
  { id, trip, name }: SentBooking,
): Promise<RideResult<boolean>> {
  const read = await rides.read(id);
  if (!read.ok) return read;
  const ride = read.value;
  if (ride === null) return succeed(false);
  const before = fail({ code: 'booked-before', ride: id } as const);
  if (ride.state === 'damaged' || ride.endedAt !== null) return before;
  const details = await rides.details(id);
  if (!details.ok) return details;
  return details.value !== null && matchesTrip([ride, details.value], trip, name) ? succeed(true) : before;
}
