import { useState } from 'react';
import { heardShifts } from '#domain/rides/model/dispatch/attention.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { useRideFeed } from '../shared/live/use-ride-feed.ts';

interface Heard {
  /** What the shifts were made from. */
  readonly from: readonly Shift[] | null;
  readonly rides: readonly FoundRide[] | null;
  readonly shifts: readonly Shift[] | null;
}

const NOTHING_YET: Heard = { from: null, rides: null, shifts: null };

/**
 * The drivers' shifts, live while `wanted`, each seen last when its driver was last heard of: a driver's steps are signs of
 * life, too, so the open rides are watched as well.
 */
export function useShifts(wanted = true): FeedState<readonly Shift[]> {
  const feed = useRideFeed(wanted ? { kind: 'shifts' } : null);
  const board = useRideFeed({ kind: 'board' });
  const [heard, setHeard] = useState(NOTHING_YET);
  // Not the older sign first and then the younger one.
  const isKnown = board.seen !== null || board.error !== null;
  const from = isKnown ? feed.seen : null;
  if (from !== null && (from !== heard.from || board.seen !== heard.rides)) {
    const shifts = heardShifts(from, board.seen ?? [], heard.shifts ?? []);
    setHeard({ from, rides: board.seen, shifts });
  }
  return { ...feed, seen: from === null ? null : heard.shifts };
}
