import { bookingBatch } from '../model/booking/booking-batch.ts';
import { SLOTS_FOR, type RiderRecord, type Slot } from '../model/booking/rider-record.ts';
import type { Trip } from '../model/booking/trip.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import { holdsSlot } from '../model/ride/deadlines.ts';
import { LONGEST_RIDER } from '../model/limits.ts';
import type { Ride } from '../model/ride/ride.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';
import type { RideFeed } from '../ports/ride-feed.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import type { User } from '../../accounts/model/user.ts';
import type { Clock } from '../../shared/clock.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { fail, succeed } from '../../shared/result.ts';
import { approvedAs, type Acting } from './acting.ts';
import { heldBy } from './held-by.ts';
import { isBooked } from './is-booked.ts';
import { requiredSettings } from './required-settings.ts';

/** What a booking starts from: the settings, and the passenger's record of earlier bookings, `null` before the first. */
export interface BookingStart {
  readonly settings: RideSettings;
  readonly record: RiderRecord | null;
}

export interface RideBooking {
  /** Fails with `rides-not-set-up` if the service has no settings. */
  open(): Promise<RideResult<BookingStart>>;
  /**
   * Books a ride for the session's user; the trip must have passed `parseTrip`. Fails with `already-booked` if all their
   * slots for such a ride are taken (rides R7), as `open` does, and as `isBooked` does. After any failure the ride is read
   * back, so a lost answer is not a failure.
   */
  request(id: string, trip: Trip, start: BookingStart): Promise<RideResult<void>>;
}

/** A free slot, or the ride that holds the last one. */
type FoundSlot = { readonly slot: Slot } | { readonly slot: null; readonly ride: string };

/** People without a name are greeted by address. */
function nameOf({ name, email }: User): string {
  return (name ?? email).slice(0, LONGEST_RIDER);
}

/** Bookings by the session's user; `permission-denied` unless that is an approved passenger. */
export function createRideBooking(
  rides: RideRepository,
  fleet: Pick<FleetRepository, 'settings'>,
  feed: Pick<RideFeed, 'lookNow'>,
  clock: Clock,
  session: Acting,
): RideBooking {
  const passenger = () => approvedAs(session, (role) => role === 'passenger');

  const startFor = async (uid: string): Promise<RideResult<BookingStart>> => {
    const [settings, record] = await Promise.all([requiredSettings(fleet), rides.rider(uid)]);
    if (!settings.ok) return settings;
    if (!record.ok) return record;
    return succeed({ settings: settings.value, record: record.value });
  };

  /** The first slot whose ride no longer holds the passenger. */
  const freeSlot = async (kind: Ride['kind'], record: RiderRecord | null): Promise<FoundSlot> => {
    let ride = '';
    for (const slot of SLOTS_FOR[kind]) {
      // One after the other: the first is nearly always free.
      // oxlint-disable-next-line no-await-in-loop
      const held = await heldBy(rides, record?.slots[slot] ?? null, (each) => holdsSlot(each, clock.now()));
      if (held === null) return { slot };
      ride = held;
    }
    return { slot: null, ride };
  };

  const send = async (
    id: string,
    trip: Trip,
    start: BookingStart,
    user: User,
    attempt = 1,
  ): Promise<RideResult<void>> => {
    const rider = { uid: user.uid, name: nameOf(user) };
    const { kind } = trip.pickUp;
    // The page offers a ride now only to somebody who has none, so nothing needs to be read before it is sent.
    const isSure = kind === 'now' && attempt === 1;
    const found: FoundSlot = isSure ? { slot: 'now' } : await freeSlot(kind, start.record);
    if (found.slot === null) return fail({ code: 'already-booked', kind, ride: found.ride });
    const { slot } = found;
    const sent = await rides.book(bookingBatch({ id, trip, rider, slot, now: clock.now(), ...start }));
    if (sent.ok) return sent;
    const stored = await isBooked(rides, { id, trip, name: rider.name });
    if (stored.ok && stored.value) return succeed();
    // The rules answer a missing ride and somebody else's alike.
    if (!stored.ok && stored.error.code !== 'permission-denied') return stored;
    const again = await startFor(rider.uid);
    if (!again.ok) return again;
    return attempt < MOST_ATTEMPTS ? send(id, trip, again.value, user, attempt + 1) : sent;
  };

  return {
    async open() {
      const user = passenger();
      return user.ok ? startFor(user.value.uid) : user;
    },
    async request(id, trip, start) {
      const user = passenger();
      if (!user.ok) return user;
      const booked = await send(id, trip, start, user.value);
      feed.lookNow();
      const isNewPhone = trip.phone !== '' && start.record !== null && start.record.phone !== trip.phone;
      // An extra: if only this fails, the number is simply asked for again.
      if (booked.ok && isNewPhone) await rides.rememberPhone(user.value.uid, trip.phone);
      return booked;
    },
  };
}
