import { useEffect, useEffectEvent } from 'react';
import {
  newRequestsReducer,
  NO_REQUESTS_YET,
  type KnownRequests,
  type Request,
} from '#domain/rides/model/ride/new-requests.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { NewRequests } from '../../shared/live/new-requests.tsx';
import type { Chime } from '../../shared/live/use-chime.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';

interface Known extends KnownRequests {
  readonly from: readonly FoundRide[] | null;
  /** How many requests were added since the page lost the focus; 0 while it has the focus. */
  readonly unseen: number;
}

const isRequest = (ride: FoundRide): ride is Request => ride.state === 'requested';
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

const NOTHING_YET: Known = { ...NO_REQUESTS_YET, from: null, unseen: 0 };

function requestsReducer(last: Known, rides: readonly FoundRide[], uid: string): Known {
  const known = newRequestsReducer(last, rides.filter(isRequest), ({ log }) => log.at(-1)?.by !== uid);
  const added = known.added === last.added ? 0 : known.added.length;
  return { ...known, from: rides, unseen: isLookedAt() ? 0 : last.unseen + added };
}

/**
 * Returns the latest new requests, and how many came since the page lost the focus. Requests in the first answer do not
 * count. Requests whose last step is this dispatcher's do not count either.
 */
function useNewRequests(rides: readonly FoundRide[] | null, uid: string) {
  const [{ added, unseen }, setKnown] = useDerivedState<Known>(NOTHING_YET, (last) =>
    rides === null || rides === last.from ? last : requestsReducer(last, rides, uid),
  );
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
  return { added, unseen };
}

interface BoardNewsProps {
  rides: readonly FoundRide[] | null;
  /** The uid of this dispatcher. */
  uid: string;
  chime: Chime;
  sound: boolean;
}

/** Announces new requests in the title of the tab, to screen readers and, if `sound` is on, by the chime. */
export function BoardNews({ rides, uid, chime, sound }: BoardNewsProps) {
  const { board: copy, title } = useDispatchCopy();
  const { added, unseen } = useNewRequests(rides, uid);
  return (
    <>
      <PageTitle>{unseen === 0 ? title : `(${unseen}) ${title}`}</PageTitle>
      <NewRequests
        added={added}
        textOf={({ area }) => copy.news(area.from || copy.unnamed)}
        textOfSeveral={copy.severalNews}
        ring={() => {
          if (sound) chime.ring();
        }}
      />
    </>
  );
}
