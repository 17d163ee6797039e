import { noShowFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import { withoutDirectionControls } from '../../../core/text/without-direction-controls.ts';
import { useTimeAfter } from '../../../core/rides/use-time-after.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { useMyRidesCopy } from '../../../copy/rides/my-rides.ts';

/** The one sentence that says how a ride stands (rides 7); `null` stands for one that is only just booked. */
export function useRideSentence(ride: Ride | null, sayTime: (at: Date) => string): string {
  const { sentences } = useMyRidesCopy();
  const { uid } = useUser();
  const now = useTimeAfter(ride?.state === 'arrived' ? [noShowFrom(ride)] : []);
  switch (ride?.state) {
    case undefined:
      return sentences.requested;
    case 'requested':
      return ride.kind === 'now' ? sentences.requested : sentences.requestedAhead;
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
}
