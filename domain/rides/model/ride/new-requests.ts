import type { RideIn } from './ride.ts';

export type Request = RideIn<'requested'>;

export interface KnownRequests {
  /** The ids of the requests that waited at the last answer; `null` before the first answer. */
  readonly known: ReadonlySet<string> | null;
  /** The latest new requests. As long as one waits, all stay, because a shorter list would cut off the announcement. */
  readonly added: readonly Request[];
}

export const NO_REQUESTS_YET: KnownRequests = { known: null, added: [] };

/** The state after another answer. Only new requests that pass `counts` are added. */
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
