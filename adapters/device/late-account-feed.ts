import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';

/**
 * A feed that is loaded when something is watched first, because few people watch anything. While it cannot be loaded it
 * is silent, and tries again whenever it is to look.
 */
export function createLateAccountFeed(load: () => Promise<AccountFeed>): AccountFeed {
  let feed: AccountFeed | null = null;
  const waiting = new Set<() => void>();
  return {
    watch(what, tell, heardAt) {
      let stop = () => {};
      const begin = async () => {
        try {
          const loaded = feed ?? (await load());
          feed ??= loaded;
        } catch {
          if (waiting.has(retry)) {
            tell({ seen: null, confirmedAt: heardAt, via: 'silent', error: { code: 'network' } });
          }
          return;
        }
        if (waiting.delete(retry)) stop = feed.watch(what, tell, heardAt);
      };
      const retry = () => void begin();
      waiting.add(retry);
      retry();
      return () => {
        waiting.delete(retry);
        stop();
      };
    },
    lookNow() {
      feed?.lookNow();
      for (const retry of waiting) retry();
    },
  };
}
