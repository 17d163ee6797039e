import { useEffect, useEffectEvent, useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import type { Chime } from '../../shared/live/chime.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { endsAhead, isCancelledByOthers } from '../outcomes.ts';
import { useRideSentence } from './use-ride-sentence.ts';

interface EndsAheadProps {
  rides: readonly Ride[];
  /** Those that are ahead. */
  ahead: readonly Ride[];
  timeZone: string;
  chime: Chime;
}

function End({ ride, timeZone }: Pick<EndsAheadProps, 'timeZone'> & { ride: Ride }) {
  const { yoursOf } = useMyRidesCopy();
  const time = useServiceTime(timeZone);
  const sentence = useRideSentence(ride, time.time);
  return `${yoursOf(time.dateTime(ride.pickupAt))}: ${sentence} `;
}

/**
 * Announces the rides that have ended while they were still ahead, and rings unless the passenger did it: their rows are
 * gone, and a screen reader does not read the regions that are new.
 */
export function EndsAhead({ rides, ahead, timeZone, chime }: EndsAheadProps) {
  const [known, setKnown] = useState<{ readonly ahead: readonly string[]; readonly ended: readonly Ride[] }>({
    ahead: [],
    ended: [],
  });
  const ids = ahead.map(({ id }) => id);
  if (ids.join() !== known.ahead.join()) {
    const ended = endsAhead(known.ahead, rides);
    // What was announced stays until there is more to announce, or it would be cut off.
    setKnown({ ahead: ids, ended: ended.length > 0 ? ended : known.ended });
  }
  const { ended } = known;
  const tell = useEffectEvent((news: readonly Ride[]) => {
    if (news.some(isCancelledByOthers)) chime.ring();
  });
  useEffect(() => tell(ended), [ended]);
  return (
    <output className="sr-only">
      {ended.map((ride) => (
        <End key={ride.id} ride={ride} timeZone={timeZone} />
      ))}
    </output>
  );
}
