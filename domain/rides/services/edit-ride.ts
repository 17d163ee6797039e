import { signedIn } from '../../accounts/model/acting.ts';
import { succeed } from '../../shared/result.ts';
import { matchesChange } from '../model/booking/matches-trip.ts';
import { areaOf, type Place } from '../model/booking/place.ts';
import type { RideDetails } from '../model/booking/ride-details.ts';
import type { TripChange } from '../model/booking/trip.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { Ride } from '../model/ride/ride.ts';
import type { StepOrder } from '../model/ride/step-batch.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { requiredSettings } from './service-settings.ts';
import { stepSenderOf } from './step-sender.ts';

/**
 * Changes a ride and its details as the editor saw them; the change must have passed `parseTripChange`. If nothing differs
 * it succeeds without a request. Fails with `rides-not-set-up`, and as `TakeStep` does if somebody else's step came first,
 * so that no work of theirs is lost.
 */
export type EditRide = (ride: Ride, details: RideDetails, change: TripChange) => Promise<RideResult<void>>;

/**
 * Edits by the session's user: passengers may change their own request, administrators any ride until the passenger is on
 * board.
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

  const orderFor = async (
    { area }: Ride,
    details: RideDetails,
    { from, to, note, people, needs }: TripChange,
  ): Promise<RideResult<StepOrder>> => {
    const settings = await requiredSettings(fleet);
    if (!settings.ok) return settings;
    const { landmarks } = settings.value;
    // A district that dispatch named by hand stays as long as its place does.
    const areaFor = (end: 'from' | 'to', place: Place) =>
      details[end].text === place.text ? area[end] : areaOf(place, landmarks);
    return succeed({
      did: 'edit',
      area: { from: areaFor('from', from), to: areaFor('to', to) },
      people,
      needs,
      details: { from, to, note },
      was: { from: details.from, to: details.to, note: details.note },
    });
  };

  return async (ride, details, change) => {
    const user = signedIn(session);
    if (!user.ok) return user;
    if (matchesChange([ride, details], change)) return succeed();
    // The same person may have edited the ride in another tab, which the log cannot tell from this edit.
    const isMine = async (found: Ride) => {
      const stored = await rides.details(ride.id);
      if (!stored.ok) return stored;
      return succeed(stored.value !== null && matchesChange([found, stored.value], change));
    };
    const order = () => orderFor(ride, details, change);
    const edited = await send({ ride, uid: user.value.uid, order, isMine });
    rideFeed.lookNow();
    return edited;
  };
}
