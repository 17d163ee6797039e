import { onTestFinished } from 'vitest';
import type { Feed, FeedState, Watchables, Watched } from '#domain/shared/feed.ts';

/** A watch that ends with the test. */
export function watching<Things extends Watchables, Kind extends keyof Things>(
  feed: Feed<Things>,
  what: Watched<Things, Kind>,
) {
  type State = FeedState<Things[Kind]['seen']>;
  const states: State[] = [];
  const waiting = new Set<() => void>();
  const tell = (state: State) => {
    states.push(state);
    for (const check of waiting) check();
  };
  const stop = feed.watch(what, tell, null);
  onTestFinished(stop);
  return {
    /** All reported states. */
    states,
    stop,
    /**
     * Resolves with the first state that meets the condition, from the latest one on. A test may call this late,
     * because a listener may report a change before the write is answered.
     */
    until: (isSo: (state: State) => boolean) =>
      new Promise<State>((resolve) => {
        const check = () => {
          const state = states.at(-1);
          if (state === undefined || !isSo(state)) return;
          waiting.delete(check);
          resolve(state);
        };
        waiting.add(check);
        check();
      }),
  };
}
