import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { newsAfter, NO_NEWS, type KnownRequests, type Request } from '../../shared/live/news-after.ts';

interface Known extends KnownRequests {
  readonly from: readonly FoundRide[] | null;
  /** How many have come since somebody last looked at the page. */
  readonly unseen: number;
}

const isRequest = (ride: FoundRide): ride is Request => ride.state === 'requested';
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

function knownAfter(before: Known, rides: readonly FoundRide[], uid: string): Known {
  const after = newsAfter(before, rides.filter(isRequest), ({ log }) => log.at(-1)?.by !== uid);
  const come = after.news === before.news ? 0 : after.news.length;
  return { ...after, from: rides, unseen: isLookedAt() ? 0 : before.unseen + come };
}

/**
 * The requests that have come after the first answer, and how many of them since somebody last looked at the page; without
 * the dispatcher's own bookings.
 */
export function useNewRequests(rides: readonly FoundRide[] | null, uid: string) {
  const [known, setKnown] = useState<Known>({ ...NO_NEWS, from: null, unseen: 0 });
  if (rides !== null && rides !== known.from) setKnown(knownAfter(known, rides, uid));
  const { news, unseen } = known;
  const look = useEffectEvent(() => {
    if (isLookedAt()) setKnown((before) => (before.unseen === 0 ? before : { ...before, unseen: 0 }));
  });
  useEffect(() => {
    const seen = () => look();
    window.addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return { news, unseen };
}
