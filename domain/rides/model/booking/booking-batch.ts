import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import type { RideSettings } from '../firm/settings.ts';
import { bookedBy } from './booked-by.ts';
import type { RideField } from '../ride/ride.ts';
import { detailsPath, ridePath } from '../stored/ride-paths.ts';
import { type Slot } from './passenger-slots.ts';
import { areaOf } from './area-of.ts';
import { retainedUntil, type RideDetails } from './ride-details.ts';
import { claimBatch, type RiderRecord } from './rider-record.ts';
import { takenTrip, tripsAfter } from './taken-trips.ts';
import type { OwnTrip, Trip } from './trip.ts';

export interface NewRide {
  /** Chosen before the first attempt, because another attempt must not create another ride. */
  readonly id: string;
  readonly trip: Trip;
  /** `uid` may be a `callerRider`, with a `customer` if the caller has a number (rides R23). */
  readonly rider: { readonly uid: string; readonly name: string; readonly customer?: string };
  /** The author of the booking: a uid or `SENDER`. */
  readonly by: string;
  readonly settings: RideSettings;
  readonly now: Date;
}

export interface Booking extends Omit<NewRide, 'by' | 'trip'> {
  readonly trip: OwnTrip;
  /** `null` if the passenger has no record yet. */
  readonly record: RiderRecord | null;
  /** One of `SLOTS_FOR` the ride's kind. */
  readonly slot: Slot;
}

/** A ride that dispatch books gets `deskSearch` as search time, because no passenger watches a screen (rides R37). */
function termsOf({ rider, by, settings: { terms, deskSearch } }: Pick<NewRide, 'rider' | 'by' | 'settings'>) {
  return rider.uid === by ? terms : { ...terms, search: deskSearch };
}

function newRide(ride: NewRide) {
  const { trip, rider, by, settings } = ride;
  const { from, to, people, needs, pickUp } = trip;
  const pickupAt = pickUp.kind === 'now' ? SERVER_TIME : pickUp.at;
  const area = { from: areaOf(from, settings), to: areaOf(to, settings) };
  return {
    kind: pickUp.kind,
    state: 'requested',
    open: true,
    rev: 0,
    did: 'request',
    rider: rider.uid,
    driver: null,
    card: null,
    declined: [],
    area,
    people,
    needs,
    pickupAt,
    ...(pickUp.kind === 'later' && { wall: pickUp.wall }),
    searchFrom: pickupAt,
    terms: termsOf(ride),
    createdAt: SERVER_TIME,
    changedAt: SERVER_TIME,
    bookedBy: bookedBy(by, rider.uid),
    log: { 0: { did: 'request', by, at: SERVER_TIME } },
  } satisfies { readonly [Field in RideField | 'bookedBy' | 'log']?: unknown };
}

function newDetails({ trip, rider, settings, now }: NewRide): Omit<RideDetails, 'customer'> {
  const { from, to, note, phone, pickUp } = trip;
  const pickupAt = pickUp.kind === 'now' ? now : pickUp.at;
  const deleteAt = retainedUntil(pickupAt, settings.retention);
  const { name, customer } = rider;
  return { name, phone, from, to, note, deleteAt, ...(customer !== undefined && { customer }) };
}

/** The writes of every booking: the ride and its details. */
export function newRideWrites(ride: NewRide): Batch {
  return [
    { kind: 'set', path: ridePath(ride.id), fields: newRide(ride) },
    { kind: 'set', path: detailsPath(ride.id), fields: newDetails(ride) },
  ];
}

/**
 * The writes of a passenger's own booking: the ride, its details, and slot and trip in the passenger's record. Name and
 * number of another person who rides are stored only with the ride (D78).
 */
export function bookingBatch({ record, slot, ...booking }: Booking): Batch {
  const { id, trip } = booking;
  const rider = { ...booking.rider, name: trip.passenger ?? booking.rider.name };
  const taken = takenTrip(trip, booking.settings.timeZone, booking.now);
  const trips = tripsAfter(taken, record?.trips ?? []);
  const phone = trip.passenger === undefined ? trip.phone : '';
  const claim = { slot, record, phone, trips };
  return [...newRideWrites({ ...booking, rider, by: rider.uid }), ...claimBatch(rider.uid, id, claim)];
}
