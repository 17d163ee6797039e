import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';

/** A feed that is loaded when something is watched first, because few people watch anything. */
export function createLateAccountFeed(load: () => Promise<AccountFeed>): AccountFeed {
  let feed: AccountFeed | undefined;
  return {
    watchQueue(status, tell, heardAt) {
      let stop: (() => void) | null = () => {};
      load().then(
        (loaded) => (stop &&= (feed ??= loaded).watchQueue(status, tell, heardAt)),
        () => {},
      );
      return () => {
        stop?.();
        stop = null;
      };
    },
    lookNow: () => feed?.lookNow(),
  };
}
