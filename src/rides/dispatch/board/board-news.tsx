import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useBoardCopy } from '../board-copy.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import type { Chime } from '../../shared/live/chime.ts';
import { RequestNews } from '../../shared/live/request-news.tsx';
import { useNewRequests } from './use-new-requests.ts';

interface BoardNewsProps {
  rides: readonly FoundRide[] | null;
  /** The uid of this dispatcher. */
  uid: string;
  chime: Chime;
  sound: boolean;
}

/** Announces new requests to somebody who is not looking: in the title of the tab, by sound, and for screen readers. */
export function BoardNews({ rides, uid, chime, sound }: BoardNewsProps) {
  const copy = useBoardCopy();
  const { title } = useDispatchCopy();
  const { news, unseen } = useNewRequests(rides, uid);
  return (
    <>
      <PageTitle>{unseen === 0 ? title : `(${unseen}) ${title}`}</PageTitle>
      <RequestNews
        news={news}
        textOf={({ area }) => copy.news(area.from || copy.unnamed)}
        textOfSeveral={copy.severalNews}
        ring={() => {
          if (sound) chime.ring();
        }}
      />
    </>
  );
}
