import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useBoardCopy } from '../../../../copy/rides/board.ts';
import { useDispatchCopy } from '../../../../copy/rides/dispatch.ts';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import type { Chime } from '../../../../ui/rides/chime.ts';
import { useNewRequests } from './use-new-requests.ts';

interface BoardNewsProps {
  rides: readonly FoundRide[] | null;
  /** The uid of this dispatcher. */
  uid: string;
  chime: Chime;
  sound: boolean;
}

const SILENCE = { ring() {} };

/** Announces new requests to somebody who is not looking: in the title of the tab, by sound, and for screen readers. */
export function BoardNews({ rides, uid, chime, sound }: BoardNewsProps) {
  const copy = useBoardCopy();
  const { title } = useDispatchCopy();
  const { news, unseen } = useNewRequests(rides, uid, sound ? chime : SILENCE);
  const [first, ...others] = news;
  return (
    <>
      <PageTitle>{unseen === 0 ? title : `(${unseen}) ${title}`}</PageTitle>
      <div aria-live="polite" className="sr-only">
        {first !== undefined && (
          // A new element, or an equal text would be no change and not be announced.
          <p key={`${first.id} ${first.rev}`}>
            {others.length === 0 ? copy.news(first.area.from || copy.unnamed) : copy.severalNews(news.length)}
          </p>
        )}
      </div>
    </>
  );
}
