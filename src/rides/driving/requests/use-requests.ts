import { MOST_REQUESTS } from '#domain/rides/model/ride-limits.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import { carFits } from '#domain/rides/model/firm/fit-of.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { heldRows, type HeldRow } from '#ui/data/held-rows.ts';
import {
  newRequestsReducer,
  NO_REQUESTS_YET,
  type KnownRequests,
  type Request,
} from '../../shared/live/new-requests.tsx';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import type { OwnFit } from '../fit/use-own-fit.ts';
import { canSetOff } from '../ride/drivers-rides.ts';

/** A request in its part of the list: those to set off for at once, or those for later. */
interface ListedRequest {
  readonly ride: Request;
  readonly part: 'now' | 'later';
}

export type RequestRow = HeldRow<ListedRequest>;

interface Listed extends KnownRequests {
  /** The input that the rows were made from. */
  readonly key: string;
  readonly rows: readonly RequestRow[];
  /** Whether the later ones are shown as long as the driver has not said otherwise: only if there are no others. */
  readonly unfolded: boolean;
}

const NOTHING_YET: Listed = { ...NO_REQUESTS_YET, key: '', rows: [], unfolded: false };

/**
 * The requests that a driver may take, without those that only dispatch can give them again, and first those that their car
 * can serve. They are in rows that stay in their part and place while `held`. With the last that have come after the first
 * answer, and whether there may be others.
 */
export function useRequests(seen: readonly FoundRide[] | null, held: boolean, ownFit: OwnFit) {
  const now = useServerTime();
  const { uid } = useUser();
  const live = (seen ?? []).filter(
    (ride): ride is Request => ride.state === 'requested' && !isExpired(ride, now),
  );
  const isUnfit = (ride: Request) => {
    const fit = ownFit(ride, now);
    return Number(fit !== null && !carFits(fit));
  };
  const pool = live
    .filter(({ declined }) => !declined.includes(uid))
    .toSorted((one, other) => isUnfit(one) - isUnfit(other));
  const partOf = (ride: Request) => (canSetOff(ride, now, false) ? 'now' : 'later');
  const key = JSON.stringify([seen === null, held, pool.map((ride) => [ride.id, ride.rev, partOf(ride)])]);
  const [listed] = useDerivedState(NOTHING_YET, (last) => {
    if (seen === null || key === last.key) return last;
    const parts = new Map(held ? last.rows.map(({ item }) => [item.ride.id, item.part]) : []);
    const items = pool.map((ride) => ({ ride, part: parts.get(ride.id) ?? partOf(ride) }));
    const { rows, added } = heldRows(last.rows, items, { held, keyOf: ({ ride }) => ride.id });
    const all = [...rows, ...added];
    const unfolded = held ? last.unfolded : all.every(({ item }) => item.part === 'later');
    return { ...newRequestsReducer(last, pool), key, rows: all, unfolded };
  });
  return { ...listed, shown: pool.length, mayBeMore: live.length >= MOST_REQUESTS };
}
