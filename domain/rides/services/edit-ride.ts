import { signedIn } from '../../shared/people/acting.ts';
import type { User } from '../../accounts/model/user.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed } from '../../shared/result.ts';
import { hasPickUp, matchesChange } from '../model/booking/matches-trip.ts';
import { forDispatch, toBookable, type PickUp } from '../model/booking/pick-up.ts';
import { areaOf } from '../model/booking/area-of.ts';
import type { Place } from '../model/basics/place.ts';
import type { RideDetails } from '../model/booking/ride-details.ts';
import { otherPassenger, type SlotClaim } from '../model/booking/rider-record.ts';
import type { TripChange } from '../model/booking/trip.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { RideSettings } from '../model/firm/settings.ts';
import { mayBecome } from '../model/ride/deadlines.ts';
import type { Ride } from '../model/ride/ride.ts';
import type { StepOrder } from '../model/steps/step-batch.ts';
import { presentOf } from '../model/steps/step-outcome.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { fitsLargestCar } from './fits-largest-car.ts';
import { passengerSlot, pauseEnd } from './passenger-slot.ts';
import { requiredSettings } from './service-settings.ts';
import { stepSenderOf } from './step-sender.ts';

/**
 * Changes a ride and its details. `ride` and `details` are as the editor saw them. The change must have passed
 * `parseTripChange`. `beside` has writes of another capability, stored with the edit or not at all. If nothing differs,
 * it succeeds without a request. Fails with `rides-not-set-up`, or as `fitsLargestCar` does. Fails with
 * `pick-up-too-soon` or `pick-up-too-late` if the new time cannot be booked. Fails with `phone-required` if the edit
 * removes a number that the firm requires. Fails with `already-booked` if a passenger has no free slot for a ride of
 * the new kind. Fails with `booked-just-now` if they claimed a slot less than `BOOKING_PAUSE` seconds ago. Fails as
 * `TakeStep` does if another step came first.
 */
export type EditRide = (
  ride: Ride,
  details: RideDetails,
  change: TripChange,
  beside?: Batch,
) => Promise<RideResult<void>>;

/**
 * Edits by the session's user. Passengers may change their own requests, and dispatch may change all open rides. A new
 * time is possible for a request, and for a later ride until its driver sets off.
 */
export function createEditRide({
  rides,
  shifts,
  fleet,
  records,
  rideFeed,
  clock,
  session,
}: RideNeeds): EditRide {
  const send = stepSenderOf({ rides, shifts, fleet, records, clock });

  /** The slot for the editing passenger's ride if the edit changes the ride's kind; otherwise `undefined`. */
  const claimFor = async (
    ride: Ride,
    { pickUp, name, phone }: TripChange & Pick<RideDetails, 'name' | 'phone'>,
    user: User,
    denied: boolean,
  ): Promise<RideResult<SlotClaim | undefined>> => {
    const { uid } = user;
    if (pickUp === undefined || pickUp.kind === ride.kind || uid !== ride.rider) return succeed(undefined);
    const record = await rides.rider(uid);
    if (!record.ok) return record;
    const pause = denied ? pauseEnd(record.value, clock.now()) : null;
    if (pause !== null) return fail({ code: 'booked-just-now', from: pause });
    const found = await passengerSlot(rides, pickUp.kind, record.value, clock.now(), ride.id);
    if (found.slot === null) return fail({ code: 'already-booked', kind: pickUp.kind, ride: found.ride });
    // If another person rides, the number is not the account's.
    const own = otherPassenger({ name }, user) === null ? phone : '';
    const trips = record.value?.trips ?? [];
    return succeed({ slot: found.slot, record: record.value, phone: own, trips });
  };

  const toMovable = (pickUp: PickUp, settings: RideSettings, isRider: boolean) =>
    toBookable(pickUp, { settings: isRider ? settings : forDispatch(settings), now: clock.now() });

  const orderFor = async (
    ride: Ride,
    details: RideDetails,
    change: TripChange,
    user: User,
    denied: boolean,
  ): Promise<RideResult<StepOrder>> => {
    const settings = await requiredSettings(fleet);
    if (!settings.ok) return settings;
    const { area } = ride;
    const { from, to, note, people, needs, name = details.name, phone = details.phone } = change;
    if (settings.value.phoneRequired && phone === '' && details.phone !== '')
      return fail({ code: 'phone-required' });
    const pickUp = change.pickUp && !hasPickUp(ride, change.pickUp) ? change.pickUp : undefined;
    const movable = pickUp && toMovable(pickUp, settings.value, user.uid === ride.rider);
    if (movable?.ok === false) return movable;
    // The ride has got a driver, or its driver has set off, since the form was opened.
    if (pickUp !== undefined && !mayBecome(ride, pickUp.kind)) return fail(presentOf(ride));
    const fits = people === ride.people ? succeed() : await fitsLargestCar(fleet, people);
    if (!fits.ok) return fits;
    const claim = await claimFor(ride, { ...change, name, phone }, user, denied);
    if (!claim.ok) return claim;
    // The area of an unchanged place stays, even if the settings have changed since.
    const areaFor = (end: 'from' | 'to', place: Place) =>
      details[end].text === place.text ? area[end] : areaOf(place, settings.value);
    return succeed({
      did: 'edit',
      area: { from: areaFor('from', from), to: areaFor('to', to) },
      people,
      needs,
      details: { from, to, note, name, phone },
      was: {
        from: details.from,
        to: details.to,
        note: details.note,
        name: details.name,
        phone: details.phone,
      },
      pickUp,
      claim: claim.value,
    });
  };

  return async (ride, details, change, beside = []) => {
    const user = signedIn(session);
    if (!user.ok) return user;
    if (matchesChange([ride, details], change)) return succeed();
    // The same person may have edited the ride in another tab, and the log cannot distinguish the two edits.
    const isMine = async (found: Ride) => {
      const stored = await rides.details(ride.id);
      if (!stored.ok) return stored;
      return succeed(stored.value !== null && matchesChange([found, stored.value], change));
    };
    const { uid } = user.value;
    const order = (denied: boolean) => orderFor(ride, details, change, user.value, denied);
    const edited = await send({ ride, uid, order, isMine, beside });
    rideFeed.lookNow();
    return edited;
  };
}
