import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundRide, RideIn } from '#domain/rides/model/ride/ride.ts';
import type { Chime } from '../../../../ui/rides/chime.ts';

type Request = RideIn<'requested'>;

interface Known {
  readonly from: readonly FoundRide[] | null;
  /** The ids of the requests that waited last; a ride that comes back is news again. */
  readonly waiting: ReadonlySet<string>;
  readonly news: readonly Request[];
  /** How many have come since somebody last looked at the page. */
  readonly unseen: number;
}

const isRequest = (ride: FoundRide): ride is Request => ride.state === 'requested';
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

function knownAfter(known: Known, rides: readonly FoundRide[], uid: string): Known {
  const waiting = rides.filter(isRequest);
  const isOwn = ({ log }: Request) => log.at(-1)?.by === uid;
  const fresh =
    known.from === null ? [] : waiting.filter((ride) => !known.waiting.has(ride.id) && !isOwn(ride));
  return {
    from: rides,
    waiting: new Set(waiting.map(({ id }) => id)),
    // News stays until there is newer news, or its announcement would be cut off.
    news: fresh.length > 0 ? fresh : known.news,
    unseen: isLookedAt() ? 0 : known.unseen + fresh.length,
  };
}

/**
 * The requests that have come after the first answer, which ring, and how many of them since somebody last looked at the
 * page; without the dispatcher's own bookings.
 */
export function useNewRequests(rides: readonly FoundRide[] | null, uid: string, chime: Pick<Chime, 'ring'>) {
  const [known, setKnown] = useState<Known>({ from: null, waiting: new Set(), news: [], unseen: 0 });
  if (rides !== null && rides !== known.from) setKnown(knownAfter(known, rides, uid));
  const { news, unseen } = known;
  useEffect(() => {
    if (news.length > 0) chime.ring();
  }, [news, chime]);
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
