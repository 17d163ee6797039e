import type { RideFeed } from '../ports/ride-feed.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import type { RideRepository } from '../ports/ride-repository.ts';

/** The reads of rides for screens. If a watch is denied, the session's profile is read again. */
export type RideViews = RideFeed &
  Pick<RideRepository, 'read' | 'details' | 'remarks' | 'page' | 'countRequests'>;

export function createRideViews({ rides, rideFeed, session }: RideNeeds): RideViews {
  const { read, details, remarks, page, countRequests } = rides;
  const watch: RideFeed['watch'] = (what, report, answeredAt) => {
    const reportChecked: typeof report = (state) => {
      if (state.error?.code === 'permission-denied') void session.refresh();
      report(state);
    };
    return rideFeed.watch(what, reportChecked, answeredAt);
  };
  return { read, details, remarks, page, countRequests, watch, lookNow: () => rideFeed.lookNow() };
}
