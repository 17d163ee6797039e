import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import { carFits, type Fit } from '#domain/rides/model/dispatch/fit-of.ts';
import {
  newRequestsReducer,
  NO_REQUESTS_YET,
  type KnownRequests,
  type Request,
} from '#domain/rides/model/ride/new-requests.ts';
import type { Requests } from '#domain/rides/ports/ride-feed.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { pinnedRows, type PinnedRow } from '#ui/data/pinned-rows.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import type { OwnFit } from '../fit/use-own-fit.ts';
import { canSetOff } from '#domain/rides/model/own-rides/drivers-rides.ts';

/** A request, with the reasons against it for this driver in their car (`null` while unknown). */
interface Judged {
  readonly ride: Request;
  readonly fit: Fit | null;
}

/** A request in its part of the list: to set off for at once, or for later. */
interface ListedRequest extends Judged {
  readonly part: 'now' | 'later';
  /** Identifies the content. While the key is equal, the object is the same, and its card is not rendered again. */
  readonly key: string;
}

export type RequestRow = PinnedRow<ListedRequest>;

interface Listed extends KnownRequests {
  /** The input that the rows were made from. */
  readonly key: string;
  readonly rows: readonly RequestRow[];
  /** Whether later requests are shown by default: only if there are no others. */
  readonly unfolded: boolean;
  /** The latest `searchFrom` of an incomplete list, else `Infinity`. A later request may be old, so it is no news. */
  readonly end: number;
}

const NOTHING_YET: Listed = { ...NO_REQUESTS_YET, key: '', rows: [], unfolded: false, end: Infinity };

/**
 * The requests that a driver may take, or at home may promise. What the driver declined, gave back or lost is left out.
 * Those that fit the car come first. Rows keep part and place while `pinned`. `added` are the latest new requests.
 */
export function useRequests(seen: Requests | null, pinned: boolean, ownFit: OwnFit, isAtHome: boolean) {
  const now = useServerTime();
  const { uid } = useUser();
  const live = (seen?.rides ?? []).filter(
    (ride): ride is Request =>
      ride.state === 'requested' && !isExpired(ride, now) && !(isAtHome && canSetOff(ride, now, false)),
  );
  const isUnfit = ({ fit }: Judged) => Number(fit !== null && !carFits(fit));
  const pool = live
    .filter(({ declined }) => !declined.includes(uid))
    .map((ride) => ({ ride, fit: ownFit(ride, now) }))
    .toSorted((one, other) => isUnfit(one) - isUnfit(other));
  const partOf = (ride: Request): ListedRequest['part'] => (canSetOff(ride, now, false) ? 'now' : 'later');
  const listedAs = ({ ride, fit }: Judged, part = partOf(ride)): ListedRequest => {
    const { seatsShort = 0, lacking = [], clash = null } = fit ?? {};
    const key = JSON.stringify([ride.id, ride.rev, part, seatsShort, lacking, clash?.id, clash?.rev]);
    return { ride, part, fit, key };
  };
  const key = JSON.stringify([seen === null, pinned, pool.map((request) => listedAs(request).key)]);
  const [listed] = useDerivedState(NOTHING_YET, (last) => {
    if (seen === null || key === last.key) return last;
    const known = new Map(last.rows.map(({ item }) => [item.ride.id, item]));
    const items = pool.map((request) => {
      const before = known.get(request.ride.id);
      const item = listedAs(request, pinned ? before?.part : undefined);
      return item.key === before?.key ? before : item;
    });
    const { rows, added } = pinnedRows(last.rows, items, { pinned, keyOf: ({ ride }) => ride.id });
    const all = [...rows, ...added];
    const unfolded = pinned ? last.unfolded : all.every(({ item }) => item.part === 'later');
    const requests = pool.map(({ ride }) => ride);
    const news = newRequestsReducer(last, requests, ({ searchFrom }) => searchFrom.getTime() < last.end);
    const end = seen.hasMore ? Math.max(...live.map(({ searchFrom }) => searchFrom.getTime())) : Infinity;
    return { ...news, key, rows: all, unfolded, end };
  });
  return { ...listed, shown: pool.length };
}
