import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import { withoutDirectionControls } from '../../../core/text/without-direction-controls.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';

/** The one sentence that says how a ride stands (rides 7). */
export function useRideSentence(sayTime: (at: Date) => string): (ride: Ride) => string {
  const { sentences } = useMyRidesCopy();
  const { uid } = useUser();
  return (ride) => {
    switch (ride.state) {
      case 'requested':
        return ride.kind === 'now' ? sentences.requested : sentences.requestedAhead;
      case 'offered':
        return sentences.offered;
      case 'accepted':
        return sentences.accepted(withoutDirectionControls(ride.card.name));
      case 'on_the_way':
        return ride.etaAt === null ? sentences.onTheWay : sentences.onTheWayAt(sayTime(ride.etaAt));
      case 'arrived':
        return sentences.arrived(sayTime(noShowFrom(ride)));
      case 'in_progress':
        return sentences.inProgress;
      case 'completed':
        return sentences.completed(sayTime(ride.endedAt));
      case 'cancelled': {
        const line = ride.log.findLast(({ did }) => did === 'cancel');
        if (line === undefined) return sentences.cancelled.dispatch;
        return sentences.cancelled[line.by === uid ? 'you' : takenBy(line, ride.rider)];
      }
      case 'no_show':
        return sentences.noShow;
      case 'expired':
        return sentences.expired;
    }
  };
}
