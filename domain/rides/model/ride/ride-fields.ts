import { NEEDS } from '../booking/needs.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { count, flag, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-kinds.ts';
import { CARD } from './driver-card.ts';
import { RIDE_STATES } from './ride-state.ts';
import { STEP_NAMES } from './ride-steps.ts';
import { TERMS } from './terms.ts';

/** A district or a landmark at each end: all that a driver sees before taking the ride (rides R33). */
const AREA = { from: text, to: text } as const satisfies Fields;

/**
 * The stored fields of `rides/{id}` with their kinds (rides 4), except the log. Everything that reads or writes a ride
 * follows this table.
 */
export const RIDE_FIELDS = {
  kind: oneOf(['now', 'later']),
  state: oneOf(RIDE_STATES),
  open: flag,
  /** The number of the last step; the booking is number zero. */
  rev: count,
  did: oneOf(STEP_NAMES),
  /** A passenger's uid, or for a caller without an account what `callerRider` makes of the ride's id. */
  rider: text,
  driver: orNull(text),
  card: orNull(mapOf(CARD)),
  /** The uids of drivers who declined it or gave it back, or from whom dispatch took it: they get it from dispatch alone. */
  declined: listOf(text),
  area: mapOf(AREA),
  people: count,
  needs: listOf(oneOf(NEEDS)),
  pickupAt: time,
  /** The time of the pick-up as it was typed, in the service's own zone. */
  wall: orNull(text),
  searchFrom: time,
  offeredAt: orNull(time),
  arrivedAt: orNull(time),
  /** When the driver says they will be there. */
  etaAt: orNull(time),
  endedAt: orNull(time),
  terms: mapOf(TERMS),
  createdAt: time,
  changedAt: time,
} as const satisfies Fields;

export type RideValues = ValuesOf<typeof RIDE_FIELDS>;
export type RideField = keyof RideValues;
