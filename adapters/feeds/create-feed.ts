import type { Clock } from '#domain/shared/clock.ts';
import type { Feed, FeedState, Watchables, Watched } from '#domain/shared/feed.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Listen } from './keep-listening.ts';
import type { Poller } from './poll.ts';
import { watch, type Pace } from './watch.ts';

export interface Source<What, Seen> {
  readonly fetch: (what: What) => Promise<Result<Seen>>;
  /** A cheap request that the rules permit to every watcher. It shows that the server still answers. */
  readonly ping: (what: What) => Promise<Result<unknown>>;
  /** The pauses between requests. With `null`, only `lookNow` and the listener cause further requests. */
  readonly pace: Pace | null;
  /** Resolves to the listener, and rejects if its code does not load. `null` if this kind has no listener. */
  readonly listen: ((what: What) => Promise<Listen<Seen>>) | null;
}

export type Sources<Things extends Watchables> = {
  readonly [Kind in keyof Things]: Source<Watched<Things, Kind>, Things[Kind]['seen']>;
};

interface Subscriber<Seen> {
  readonly report: (state: FeedState<Seen>) => void;
}

/** One watch for several subscribers, with the last state that it reported. */
interface Shared<Seen> extends Poller {
  readonly subscribers: Set<Subscriber<Seen>>;
  readonly last: () => FeedState<Seen> | null;
}

type SharedByName<Things extends Watchables> = {
  [Kind in keyof Things]?: Map<string, Shared<Things[Kind]['seen']>>;
};

/**
 * A feed of everything that has a source. Parts of a page that watch the same thing with an equal `receivedAt` share
 * one watch. A later subscriber, such as a dialog over the page, gets the last state at once if there is one. If that
 * state does not come from a listener, the watch also sends a new request.
 */
export function createFeed<Things extends Watchables>(sources: Sources<Things>, clock: Clock): Feed<Things> {
  const looks = new Set<() => void>();
  const sharedByName: SharedByName<Things> = {};

  const open = <Kind extends keyof Things>(
    what: Watched<Things, Kind>,
    receivedAt: Date | null,
  ): Shared<Things[Kind]['seen']> => {
    const { fetch, ping, pace, listen } = sources[what.kind];
    const subscribers = new Set<Subscriber<Things[Kind]['seen']>>();
    let last: FeedState<Things[Kind]['seen']> | null = null;
    const { lookNow, stop } = watch<Things[Kind]['seen']>({
      fetch: () => fetch(what),
      ping: () => ping(what),
      pace,
      load: listen && (() => listen(what)),
      clock,
      report(state) {
        last = state;
        for (const { report } of subscribers) report(state);
      },
      receivedAt,
    });
    looks.add(lookNow);
    return {
      subscribers,
      lookNow,
      stop() {
        looks.delete(lookNow);
        stop();
      },
      last: () => last,
    };
  };

  return {
    watch(what, report, receivedAt) {
      const ofKind = (sharedByName[what.kind] ??= new Map());
      const name = JSON.stringify([what, receivedAt]);
      const subscriber = { report };
      const known = ofKind.get(name);
      const shared = known ?? open(what, receivedAt);
      shared.subscribers.add(subscriber);
      ofKind.set(name, shared);
      const last = shared.last();
      if (last !== null) report(last);
      // No request is needed before the first state, or while a listener reports.
      if (last !== null && last.via !== 'listening') shared.lookNow();
      return () => {
        shared.subscribers.delete(subscriber);
        if (shared.subscribers.size > 0 || ofKind.get(name) !== shared) return;
        ofKind.delete(name);
        shared.stop();
      };
    },
    lookNow: () => looks.forEach((look) => look()),
  };
}
