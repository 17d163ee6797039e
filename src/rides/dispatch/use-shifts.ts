import { withLastSigns } from '#domain/rides/model/dispatch/attention.ts';
import type { FirmList } from '#domain/rides/model/firm/firm-list.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRideFeed } from '../shared/live/use-ride-feed.ts';

interface Signed {
  /** The list from which the shifts were made. */
  readonly from: FirmList<Shift> | null;
  readonly rides: readonly FoundRide[] | null;
  readonly shifts: readonly Shift[];
}

const NOTHING_YET: Signed = { from: null, rides: null, shifts: [] };

/**
 * The drivers' shifts, live while `wanted`, each with the time its driver was last seen. A step counts as a sighting,
 * so the open rides are watched as well.
 */
export function useShifts(wanted = true): FeedState<readonly Shift[]> {
  const feed = useRideFeed(wanted ? { kind: 'shifts' } : null);
  const board = useRideFeed({ kind: 'board' });
  // Until the rides are known, a driver would be shown with an older time.
  const isKnown = board.seen !== null || board.error !== null;
  const from = isKnown ? feed.seen : null;
  const [{ shifts }] = useDerivedState(NOTHING_YET, (last) => {
    if (from === null || (from === last.from && board.seen === last.rides)) return last;
    return { from, rides: board.seen, shifts: withLastSigns(from.known, board.seen ?? [], last.shifts) };
  });
  return { ...feed, seen: from === null ? null : shifts };
}
