import { useEffect, useEffectEvent } from 'react';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';

export type Request = RideIn<'requested'>;

export interface KnownRequests {
  /** The ids of the requests that waited last; `null` until the first answer. A ride that comes back is news again. */
  readonly known: ReadonlySet<string> | null;
  readonly news: readonly Request[];
}

export const NO_NEWS: KnownRequests = { known: null, news: [] };

/** What is known after another answer, with what has come since the one before; `isNews` may leave out some of it. */
export function newsReducer(
  { known, news }: KnownRequests,
  requests: readonly Request[],
  isNews: (ride: Request) => boolean = () => true,
): KnownRequests {
  const fresh = known === null ? [] : requests.filter((ride) => !known.has(ride.id) && isNews(ride));
  return {
    known: new Set(requests.map(({ id }) => id)),
    // News stays until there is newer news, or its announcement would be cut off.
    news: fresh.length > 0 ? fresh : news,
  };
}

interface RequestNewsProps {
  news: readonly Request[];
  textOf: (ride: Request) => string;
  textOfSeveral: (count: number) => string;
  ring: () => void;
}

/** Announces requests that have just come to a screen reader, and rings. */
export function RequestNews({ news, textOf, textOfSeveral, ring }: RequestNewsProps) {
  const ringNow = useEffectEvent(() => ring());
  // Only when news comes: whoever turns the sound on later wants no sound for older news.
  useEffect(() => {
    if (news.length > 0) ringNow();
  }, [news]);
  const [first, ...others] = news;
  return (
    <div aria-live="polite" className="sr-only">
      {first !== undefined && (
        // A new element, or an equal text would be no change and not be announced.
        <p key={`${first.id} ${first.rev}`}>
          {others.length === 0 ? textOf(first) : textOfSeveral(news.length)}
        </p>
      )}
    </div>
  );
}
