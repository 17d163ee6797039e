import type { Feed, Watchables } from '#domain/shared/feed.ts';

/** How long the feed's code may take to load. On a dead connection a browser could wait for ever. Milliseconds. */
export const LOAD_TIMEOUT_MS = 8000;

interface Waiting {
  readonly begin: () => Promise<void>;
  /** `lookNow` was called before the watch began. */
  isToLook: boolean;
}

/**
 * A feed whose code loads with the first watch, so that no sign-in waits for it. If the code does not load in time,
 * each watch reports `silent`. If the code comes late, the watch still begins. The next `lookNow` tries the load again.
 */
export function createLazyFeed<Things extends Watchables>(load: () => Promise<Feed<Things>>): Feed<Things> {
  let feed: Feed<Things> | null = null;
  const waiting = new Set<Waiting>();
  return {
    watch(what, report, receivedAt) {
      let stop: (() => void) | null = null;
      const fallSilent = () =>
        report({ seen: null, confirmedAt: receivedAt, via: 'silent', error: { code: 'network' } });
      const begin = async () => {
        const timeout = setTimeout(() => {
          if (waiting.has(watch)) fallSilent();
        }, LOAD_TIMEOUT_MS);
        const loaded = await load().catch(() => null);
        clearTimeout(timeout);
        if (!waiting.has(watch)) return;
        if (loaded === null) {
          fallSilent();
          return;
        }
        feed ??= loaded;
        waiting.delete(watch);
        stop = feed.watch(what, report, receivedAt);
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
