import type { Feed, Watchables } from '#domain/shared/feed.ts';

interface Waiting {
  readonly begin: () => Promise<void>;
  /** Somebody wanted to look before it had begun. */
  isToLook: boolean;
}

/**
 * A feed that is loaded when something is watched first, because few people watch anything. While it cannot be loaded,
 * what is watched is silent; it is loaded again at the next look.
 */
export function createLateFeed<Things extends Watchables>(load: () => Promise<Feed<Things>>): Feed<Things> {
  let feed: Feed<Things> | null = null;
  const waiting = new Set<Waiting>();
  return {
    watch(what, tell, heardAt) {
      let stop: (() => void) | null = null;
      const begin = async () => {
        const loaded = await load().catch(() => null);
        if (!waiting.has(watch)) return;
        if (loaded === null) {
          tell({ seen: null, confirmedAt: heardAt, via: 'silent', error: { code: 'network' } });
          return;
        }
        feed ??= loaded;
        waiting.delete(watch);
        stop = feed.watch(what, tell, heardAt);
        if (watch.isToLook) feed.lookNow();
      };
      const watch: Waiting = { begin, isToLook: false };
      waiting.add(watch);
      void begin();
      return () => {
        waiting.delete(watch);
        stop?.();
      };
    },
    lookNow() {
      feed?.lookNow();
      for (const watch of waiting) {
        watch.isToLook = true;
        void watch.begin();
      }
    },
  };
}
