import { NO_SLOTS, SLOTS_FOR, type Slot } from '../model/booking/passenger-slots.ts';
import type { RiderRecord } from '../model/booking/rider-record.ts';
import { BOOKING_PAUSE } from '../model/basics/ride-limits.ts';
import { holdsSlot } from '../model/ride/deadlines.ts';
import type { Ride } from '../model/ride/ride.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import { freeSlot } from './free-slot.ts';

/** Finds the passenger's slot that already has this `ride`; otherwise a free slot for a ride of this kind. */
export function passengerSlot(
  rides: Pick<RideRepository, 'read'>,
  kind: Ride['kind'],
  record: RiderRecord | null,
  now: Date,
  ride?: string,
) {
  const slots = record?.slots ?? NO_SLOTS;
  const among: readonly Slot[] = SLOTS_FOR[kind];
  const own = among.filter((slot) => slots[slot] === ride);
  // A ride that has changed its kind no longer holds its former slot.
  const holds = (held: Ride) => held.kind === kind && held.id !== ride && holdsSlot(held, now);
  return freeSlot(rides, own.length > 0 ? own : among, slots, holds);
}

/** When a passenger may claim another slot; `null` if they may now. */
export function pauseEnd(record: RiderRecord | null, now: Date): Date | null {
  const end = new Date((record?.claimedAt?.getTime() ?? 0) + BOOKING_PAUSE * 1000);
  return end > now ? end : null;
}
