import { approvedAs } from '../../shared/people/acting.ts';
import type { User } from '../../accounts/model/user.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import { bookingBatch } from '../model/booking/booking-batch.ts';
import { matchesTrip } from '../model/booking/matches-trip.ts';
import {
  savableFrom,
  phoneBatch,
  riderName,
  savedPlacesBatch,
  type RiderRecord,
} from '../model/booking/rider-record.ts';
import type { SavedPlaces } from '../model/booking/saved-places.ts';
import type { OwnTrip, Trip } from '../model/booking/trip.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import { fitsLargestCar } from './fits-largest-car.ts';
import { passengerSlot, pauseEnd } from './passenger-slot.ts';
import { requiredSettings } from './service-settings.ts';

interface SentBooking {
  readonly id: string;
  readonly trip: Trip;
  /** The name in the details. */
  readonly name: string;
}

/**
 * Whether a booking is stored although its request failed. If it is not, a passenger gets `permission-denied`. Fails
 * with `booked-before` if the ride is over, is damaged or differs from the booking. It differs if the form was changed
 * after a stored attempt, or if another person has changed the ride.
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

export interface OwnBookingStart {
  readonly settings: RideSettings;
  /** `null` if the passenger has no record yet. */
  readonly record: RiderRecord | null;
}

interface RideBooking {
  /** Fails with `rides-not-set-up` if the service has no settings. */
  open(): Promise<RideResult<OwnBookingStart>>;
  /**
   * Books a ride for the session's user, or for another person by name. The trip must have passed `parseOwnTrip`. After
   * any failure the ride is read back, so a lost answer is no failure. `beside` has writes of another capability,
   * stored with the ride or not at all. Fails
   * - with `already-booked` if all slots of the user for such a ride are taken (rides R7);
   * - with `booked-just-now` if the user claimed a slot less than `BOOKING_PAUSE` seconds ago;
   * - as `fitsLargestCar`, `open` and `isBooked` fail.
   */
  request(id: string, trip: OwnTrip, start: OwnBookingStart, beside?: Batch): Promise<RideResult<void>>;
  /** Stores the user's places, which must have passed `parsePlace`. Fails with `again-too-soon` just after a save. */
  savePlaces(saved: SavedPlaces): Promise<RideResult<void>>;
}

interface OwnBooking {
  readonly id: string;
  readonly trip: OwnTrip;
  readonly user: User;
  readonly beside: Batch;
}

/** Bookings by the session's user. Fails with `permission-denied` unless the user is an approved passenger. */
export function createRideBooking({
  rides,
  fleet,
  records,
  rideFeed,
  clock,
  session,
}: RideNeeds): RideBooking {
  const passenger = () => approvedAs(session, (role) => role === 'passenger');

  const startFor = async (uid: string): Promise<RideResult<OwnBookingStart>> => {
    const [settings, record] = await Promise.all([requiredSettings(fleet), rides.rider(uid)]);
    if (!settings.ok) return settings;
    if (!record.ok) return record;
    return succeed({ settings: settings.value, record: record.value });
  };

  const send = async (sent: OwnBooking, start: OwnBookingStart, attempt = 1): Promise<RideResult<void>> => {
    const { id, trip, user, beside } = sent;
    const rider = { uid: user.uid, name: riderName(user) };
    const { kind } = trip.pickUp;
    // The page offers a ride for now only to a passenger without one, so the first attempt reads no slot.
    const isSure = kind === 'now' && attempt === 1;
    const found = isSure
      ? { slot: 'now' as const }
      : await passengerSlot(rides, kind, start.record, clock.now());
    if (found.slot === null) return fail({ code: 'already-booked', kind, ride: found.ride });
    const pause = attempt === 1 ? null : pauseEnd(start.record, clock.now());
    if (pause !== null) return fail({ code: 'booked-just-now', from: pause });
    const { slot } = found;
    const ride = bookingBatch({ id, trip, rider, slot, now: clock.now(), ...start });
    return settle(records, [...ride, ...beside], {
      read: async () => succeed(await isBooked(rides, { id, trip, name: trip.passenger ?? rider.name })),
      async verdict(stored): Promise<RideResult<void> | null> {
        if (stored.ok && stored.value) return succeed();
        // The rules deny reading a ride that does not exist, so a denial means that the ride is not stored.
        if (!stored.ok && stored.error.code !== 'permission-denied') return stored;
        const again = await startFor(rider.uid);
        if (!again.ok) return again;
        return attempt < MOST_ATTEMPTS ? send(sent, again.value, attempt + 1) : null;
      },
    });
  };

  return {
    async open() {
      const user = passenger();
      return user.ok ? startFor(user.value.uid) : user;
    },
    async savePlaces(saved) {
      const user = passenger();
      if (!user.ok) return user;
      const { uid } = user.value;
      const record = await rides.rider(uid);
      if (!record.ok) return record;
      const stored = await records.commit(savedPlacesBatch(uid, saved, record.value));
      const from = savableFrom(record.value);
      const isTooSoon = !stored.ok && stored.error.code === 'permission-denied' && clock.now() < from;
      return isTooSoon ? fail({ code: 'again-too-soon', from }) : stored;
    },
    async request(id, trip, start, beside = []) {
      const user = passenger();
      if (!user.ok) return user;
      const fits = await fitsLargestCar(fleet, trip.people);
      const booked = fits.ok ? await send({ id, trip, user: user.value, beside }, start) : fits;
      rideFeed.lookNow();
      const isOwn = trip.passenger === undefined && trip.phone !== '';
      const isNewPhone = isOwn && start.record !== null && start.record.phone !== trip.phone;
      // If only this write fails, the form of the next booking shows the former number.
      if (booked.ok && isNewPhone) await records.commit(phoneBatch(user.value.uid, trip.phone));
      return booked;
    },
  };
}
