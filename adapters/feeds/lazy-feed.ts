import type { Feed, Watchables } from '#domain/shared/feed.ts';

/**
 * After this time code that is being loaded is taken for lost: a browser may wait for ever on a dead connection.
 * Milliseconds.
 */
export const LATE_AFTER_MS = 8000;

interface Waiting {
  readonly begin: () => Promise<void>;
  /** `lookNow` was called before the watch began. */
  isToLook: boolean;
}

/**
 * A feed that is loaded when something is first watched, because few people watch anything. If it cannot be loaded, or
 * takes longer than some seconds, what is watched is silent; the next `lookNow` loads it again.
 */
export function createLazyFeed<Things extends Watchables>(load: () => Promise<Feed<Things>>): Feed<Things> {
  let feed: Feed<Things> | null = null;
  const waiting = new Set<Waiting>();
  return {
    watch(what, tell, heardAt) {
      let stop: (() => void) | null = null;
      const fallSilent = () =>
        tell({ seen: null, confirmedAt: heardAt, via: 'silent', error: { code: 'network' } });
      const begin = async () => {
        const timeout = setTimeout(() => {
          if (waiting.has(watch)) fallSilent();
        }, LATE_AFTER_MS);
        const loaded = await load().catch(() => null);
        clearTimeout(timeout);
        if (!waiting.has(watch)) return;
        if (loaded === null) {
          fallSilent();
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
