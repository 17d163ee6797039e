import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { hasLostDriver } from '#domain/rides/model/ride/told-to-passenger.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useTimeAfter } from '../../shared/live/use-time-after.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { isCancelledByOthers } from '../outcomes.ts';

/** The one sentence that says how a ride stands (rides 7); `null` stands for one that is only just booked. */
export function useRideSentence(ride: Ride | null, sayTime: (at: Date) => string): string {
  const { sentences } = useMyRidesCopy();
  const now = useTimeAfter(ride?.state === 'arrived' ? [noShowFrom(ride)] : []);
  switch (ride?.state) {
    case undefined:
      return sentences.requested;
    case 'requested':
      return ride.kind === 'now' || hasLostDriver(ride.log) ? sentences.requested : sentences.requestedAhead;
    case 'offered':
      return sentences.offered;
    case 'accepted':
      return sentences.accepted(withoutDirectionControls(ride.card.name));
    case 'on_the_way':
      return ride.etaAt === null ? sentences.onTheWay : sentences.onTheWayAt(sayTime(ride.etaAt));
    case 'arrived':
      return now < noShowFrom(ride) ? sentences.arrived(sayTime(noShowFrom(ride))) : sentences.arrivedLong;
    case 'in_progress':
      return sentences.inProgress;
    case 'completed':
      return sentences.completed(sayTime(ride.endedAt));
    case 'cancelled':
      return isCancelledByOthers(ride) ? sentences.cancelledByDispatch : sentences.cancelled;
    case 'no_show':
      return sentences.noShow;
    case 'expired':
      return sentences.expired;
  }
}
