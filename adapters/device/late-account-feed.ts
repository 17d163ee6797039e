import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';

/** A feed that is loaded when something is watched first, because few people watch anything. */
export function createLateAccountFeed(load: () => Promise<AccountFeed>): AccountFeed {
  let feed: Promise<AccountFeed> | undefined;
  return {
    watch(what, tell, heardAt) {
      let stop: (() => void) | null = () => {};
      feed ??= load();
      feed.then(
        (loaded) => (stop &&= loaded.watch(what, tell, heardAt)),
        () => (feed = undefined),
      );
      return () => {
        stop?.();
        stop = null;
      };
    },
    lookNow: () =>
      void feed?.then(
        (loaded) => loaded.lookNow(),
        () => {},
      ),
  };
}
