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
