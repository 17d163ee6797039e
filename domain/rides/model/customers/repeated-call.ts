import { PICK_UP_NOW, type PickUpForm } from '../booking/pick-up.ts';
import type { RideDetails } from '../booking/ride-details.ts';
import type { Ride } from '../ride/ride.ts';
import { dayAt, plusDays, wallTimeAt } from '../../../shared/time/wall-time.ts';
import type { CallForm } from './call.ts';
import { isCallerRider } from './caller.ts';

/** How a ride is booked again: as it was, as its way back, or a day later. */
export const REPEATS = ['again', 'return', 'next-day'] as const;
export type Repeat = (typeof REPEATS)[number];

interface At {
  readonly now: Date;
  /** The service's zone, an IANA name. */
  readonly timeZone: string;
}

/** The day of a `next-day` repeat: the day after the ride's day, but not before tomorrow. */
export function dayAfterRide({ pickupAt }: Pick<Ride, 'pickupAt'>, { now, timeZone }: At) {
  const [today, day] = [dayAt(now, timeZone), dayAt(pickupAt, timeZone)];
  return plusDays(day > today ? day : today, 1);
}

function pickUpFor(repeat: Repeat, ride: Ride, at: At): PickUpForm {
  const [date = '', time = ''] = wallTimeAt(ride.pickupAt, at.timeZone).split('T');
  if (repeat === 'next-day') return { kind: 'later', date: dayAfterRide(ride, at), time, turn: null };
  if (ride.kind === 'now' || ride.pickupAt <= at.now) return PICK_UP_NOW;
  // The time of the way back is not known yet, only its day.
  return { kind: 'later', date, time: repeat === 'return' ? '' : time, turn: null };
}

/**
 * The form of a call that books a ride again. A dispatcher checks it before it is sent. The call is for now if the ride
 * was for now or its time has passed. A `next-day` call is always for later.
 */
export function repeatedCall(ride: Ride, details: RideDetails, repeat: Repeat, at: At): CallForm {
  const { name, phone, from, to, note } = details;
  return {
    name,
    phone,
    withoutNumber: phone === '' && isCallerRider(ride.rider),
    ...(repeat === 'return' ? { from: to, to: from } : { from, to }),
    pickUp: pickUpFor(repeat, ride, at),
    people: String(ride.people),
    needs: ride.needs,
    note,
  };
}
