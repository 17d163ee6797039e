import type { Clock } from '#domain/shared/clock.ts';
import type { Feed, FeedState, Watchables, Watched } from '#domain/shared/feed.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Listen } from './keep-listening.ts';
import type { Poller } from './poll.ts';
import { watch, type Pace } from './watch.ts';

/** How one kind of thing is watched. */
export interface Source<What, Seen> {
  readonly ask: (what: What) => Promise<Result<Seen>>;
  /** Asks something cheap that the same people may ask, to learn while listening that the server is still there. */
  readonly ping: (what: What) => Promise<Result<unknown>>;
  /** `null`: asked only by `lookNow`. */
  readonly pace: Pace | null;
  /** Loads the listener; rejects if that fails. `null` if there is none for this kind. */
  readonly listen: ((what: What) => Promise<Listen<Seen>>) | null;
}

export type Sources<Things extends Watchables> = {
  readonly [Kind in keyof Things]: Source<Watched<Things, Kind>, Things[Kind]['seen']>;
};

interface Subscriber<Seen> {
  readonly tell: (state: FeedState<Seen>) => void;
}

/** A watch, who hears it, and the last state that it told. */
interface Shared<Seen> extends Poller {
  readonly subscribers: Set<Subscriber<Seen>>;
  readonly last: () => FeedState<Seen> | null;
}

type SharedByName<Things extends Watchables> = {
  [Kind in keyof Things]?: Map<string, Shared<Things[Kind]['seen']>>;
};

/**
 * A feed of everything that has a source. What several parts of a page watch at once is one watch: a later part, such as a
 * dialog over the page, is told at once what is known already, and without a listener that is asked for again.
 */
export function createFeed<Things extends Watchables>(sources: Sources<Things>, clock: Clock): Feed<Things> {
  const looks = new Set<() => void>();
  const sharedByName: SharedByName<Things> = {};

  const open = <Kind extends keyof Things>(
    what: Watched<Things, Kind>,
    heardAt: Date | null,
  ): Shared<Things[Kind]['seen']> => {
    const { ask, ping, pace, listen } = sources[what.kind];
    const subscribers = new Set<Subscriber<Things[Kind]['seen']>>();
    let last: FeedState<Things[Kind]['seen']> | null = null;
    const { lookNow, stop } = watch<Things[Kind]['seen']>({
      ask: () => ask(what),
      ping: () => ping(what),
      pace,
      load: listen && (() => listen(what)),
      clock,
      tell(state) {
        last = state;
        for (const { tell } of subscribers) tell(state);
      },
      heardAt,
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
    watch(what, tell, heardAt) {
      const ofKind = (sharedByName[what.kind] ??= new Map());
      const name = JSON.stringify([what, heardAt]);
      const subscriber = { tell };
      const known = ofKind.get(name);
      const shared = known ?? open(what, heardAt);
      shared.subscribers.add(subscriber);
      ofKind.set(name, shared);
      const last = shared.last();
      if (last !== null) tell(last);
      // Not if the first question is still on its way, or if it is listened to.
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
