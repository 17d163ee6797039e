import { onTestFinished } from 'vitest';
import type { Feed, FeedState, Watchables, Watched } from '#domain/shared/feed.ts';

/** Watches something; ended with the test. */
export function watching<Things extends Watchables, Kind extends keyof Things>(
  feed: Feed<Things>,
  what: Watched<Things, Kind>,
) {
  type State = FeedState<Things[Kind]['seen']>;
  const told: State[] = [];
  const waiting = new Set<() => void>();
  const tell = (state: State) => {
    told.push(state);
    for (const check of waiting) check();
  };
  const stop = feed.watch(what, tell, null);
  onTestFinished(stop);
  return {
    /** Everything so far. */
    told,
    stop,
    /**
     * Resolves with the latest state if it fulfils the condition, or else with the first later one that does. Whoever waits may come too late to hear
     * it: a server that tells by itself can do so before it answers who wrote.
     */
    until: (isSo: (state: State) => boolean) =>
      new Promise<State>((resolve) => {
        const check = () => {
          const state = told.at(-1);
          if (state === undefined || !isSo(state)) return;
          waiting.delete(check);
          resolve(state);
        };
        waiting.add(check);
        check();
      }),
  };
}
