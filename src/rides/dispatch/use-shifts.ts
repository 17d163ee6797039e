import { useState } from 'react';
import { withLastSigns } from '#domain/rides/model/dispatch/attention.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { useRideFeed } from '../shared/live/use-ride-feed.ts';

interface Signed {
  /** What the shifts were made from. */
  readonly from: readonly Shift[] | null;
  readonly rides: readonly FoundRide[] | null;
  readonly shifts: readonly Shift[];
}

/**
 * The drivers' shifts, live while `wanted`, each with its driver's last sign of life: a driver's steps are signs, too, so the
 * open rides are watched as well.
 */
export function useShifts(wanted = true): FeedState<readonly Shift[]> {
  const feed = useRideFeed(wanted ? { kind: 'shifts' } : null);
  const board = useRideFeed({ kind: 'board' });
  const [signed, setSigned] = useState<Signed>({ from: null, rides: null, shifts: [] });
  // Until the rides are known, a driver would be shown with the older sign first.
  const isKnown = board.seen !== null || board.error !== null;
  const from = isKnown ? feed.seen : null;
  if (from !== null && (from !== signed.from || board.seen !== signed.rides)) {
    const shifts = withLastSigns(from, board.seen ?? [], signed.shifts);
    setSigned({ from, rides: board.seen, shifts });
  }
  return { ...feed, seen: from === null ? null : signed.shifts };
}
