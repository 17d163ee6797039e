import type { RideFeed } from '../ports/ride-feed.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import type { Acting } from '../../accounts/model/acting.ts';

/** What screens read of rides: live, one by one, and in pages. After a denied watch the session is read again. */
export type RideViews = RideFeed & Pick<RideRepository, 'read' | 'details' | 'remarks' | 'page'>;

export function createRideViews(rides: RideRepository, feed: RideFeed, session: Acting): RideViews {
  return {
    watch(what, tell, heardAt) {
      const hear: typeof tell = (state) => {
        if (state.error?.code === 'permission-denied') void session.refresh();
        tell(state);
      };
      return feed.watch(what, hear, heardAt);
    },
    lookNow: () => feed.lookNow(),
    read: (id) => rides.read(id),
    details: (id) => rides.details(id),
    remarks: (id) => rides.remarks(id),
    page: (list, cursor) => rides.page(list, cursor),
  };
}
