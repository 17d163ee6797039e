import type { RideIn } from './ride.ts';

export type Request = RideIn<'requested'>;

export interface KnownRequests {
  /** The ids of the requests that waited last; `null` until the first answer. A ride that comes back is new again. */
  readonly known: ReadonlySet<string> | null;
  /**
   * Those that were added last. They stay until there are newer ones, because the announcement of a shorter list would
   * be cut off. They go once all of them are gone, because no one can take them any more.
   */
  readonly added: readonly Request[];
}

export const NO_REQUESTS_YET: KnownRequests = { known: null, added: [] };

/** The state after another answer; `counts` may leave out some of what was added. */
export function newRequestsReducer(
  { known, added: before }: KnownRequests,
  requests: readonly Request[],
  counts: (ride: Request) => boolean = () => true,
): KnownRequests {
  const added = known === null ? [] : requests.filter((ride) => !known.has(ride.id) && counts(ride));
  const waiting = new Set(requests.map(({ id }) => id));
  const last = before.some(({ id }) => waiting.has(id)) ? before : NO_REQUESTS_YET.added;
  return { known: waiting, added: added.length > 0 ? added : last };
}
