import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { poll } from './poll.ts';

/** The feed by asking the repository every few seconds: the same query and rules as the list that it keeps up to date. */
export function createPollingAccountFeed(reviews: Pick<ReviewRepository, 'page'>, clock: Clock): AccountFeed {
  const looks = new Set<() => void>();
  return {
    watchQueue(status, tell, heardAt) {
      const ask = () => reviews.page({ status, search: '', cursor: null });
      const { lookNow, stop } = poll({ ask, clock, tell, heardAt });
      looks.add(lookNow);
      return () => {
        looks.delete(lookNow);
        stop();
      };
    },
    lookNow: () => looks.forEach((look) => look()),
  };
}
