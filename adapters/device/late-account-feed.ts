import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';

/** A feed that is loaded when something is watched first, because few people watch anything. What cannot be loaded tells nothing. */
export function createLateAccountFeed(load: () => Promise<AccountFeed>): AccountFeed {
  let feed: AccountFeed | undefined;
  return {
    watchQueue(...what) {
      const watch = load().then(
        (loaded) => (feed ??= loaded).watchQueue(...what),
        () => () => {},
      );
      return () => void watch.then((stop) => stop());
    },
    lookNow: () => feed?.lookNow(),
  };
}
