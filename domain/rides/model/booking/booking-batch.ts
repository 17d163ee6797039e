import { SERVER_TIME } from '../../../shared/server-time.ts';
import type { RideSettings } from '../firm/settings.ts';
import { detailsPath, riderPath, ridePath } from '../stored/record-paths.ts';
import type { Batch } from '../stored/record-write.ts';
import type { RideField } from '../ride/ride-fields.ts';
import { areaOf } from './area.ts';
import type { RideDetails } from './ride-details.ts';
import type { RiderRecord, Slot } from './rider-record.ts';
import type { Trip } from './trip.ts';

/** A passenger's own booking. */
export interface Booking {
  /** Made before the first send, so that sending it again is the same ride. */
  readonly id: string;
  readonly trip: Trip;
  readonly rider: { readonly uid: string; readonly name: string };
  /** `null` before the first booking. */
  readonly record: RiderRecord | null;
  /** The slot that it takes, one of its kind. */
  readonly slot: Slot;
  readonly settings: RideSettings;
  /** The server's time as the device's clock has it. */
  readonly now: Date;
}

const MS = 1000;
/** Earlier than retention allows, because the rules refuse a second too late and no device's time is exact. Seconds. */
const RETENTION_MARGIN = 3600;

function newRide({ trip, rider, settings }: Booking) {
  const { from, to, people, needs, pickUp } = trip;
  const pickupAt = pickUp.kind === 'now' ? SERVER_TIME : pickUp.at;
  const area = { from: areaOf(from, settings.landmarks), to: areaOf(to, settings.landmarks) };
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
    zone: settings.zones[0],
    area,
    people,
    needs,
    pickupAt,
    ...(pickUp.kind === 'later' && { wall: pickUp.wall }),
    searchFrom: pickupAt,
    terms: settings.terms,
    createdAt: SERVER_TIME,
    changedAt: SERVER_TIME,
    log: { 0: { did: 'request', by: rider.uid, at: SERVER_TIME } },
  } satisfies { readonly [Field in RideField | 'log']?: unknown };
}

function newDetails({ trip, rider, settings, now }: Booking): RideDetails {
  const { from, to, note, phone } = trip;
  const deleteAt = new Date(now.getTime() + (settings.retention - RETENTION_MARGIN) * MS);
  return { name: rider.name, phone, from, to, note, deleteAt };
}

/** What a booking stores: the ride, its details and the passenger's slot. */
export function bookingBatch(booking: Booking): Batch {
  const { id, rider, record, trip, slot } = booking;
  const claim =
    record === null
      ? ({ how: 'create', fields: { phone: trip.phone, slots: { [slot]: id }, claim: slot } } as const)
      : ({ how: 'change', fields: { [`slots.${slot}`]: id, claim: slot } } as const);
  return [
    { path: ridePath(id), how: 'create', fields: newRide(booking) },
    { path: detailsPath(id), how: 'create', fields: { ...newDetails(booking) } },
    { path: riderPath(rider.uid), ...claim },
  ];
}
