import type { Clock } from '#domain/shared/clock.ts';
import type { Feed, Watchables, Watched } from '#domain/shared/feed.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Listen } from './keep-listening.ts';
import { watch, type Pace } from './watch.ts';

/** How one kind of thing is watched. */
export interface Source<What, Seen> {
  readonly ask: (what: What) => Promise<Result<Seen>>;
  /** Asks something cheap that the same people may ask, to know that the server is there while it listens. */
  readonly ping: (what: What) => Promise<Result<unknown>>;
  /** `null`: asked only when somebody is to look. */
  readonly pace: Pace | null;
  /** Gets what listens to it; rejects where that cannot be loaded. `null` if nothing listens. */
  readonly listen: ((what: What) => Promise<Listen<Seen>>) | null;
}

export type Sources<Set extends Watchables> = {
  readonly [Kind in keyof Set]: Source<Watched<Set, Kind>, Set[Kind]['seen']>;
};

/** A feed of whatever has a source. */
export function createFeed<Set extends Watchables>(sources: Sources<Set>, clock: Clock): Feed<Set> {
  const looks = new Set<() => void>();
  return {
    watch(what, tell, heardAt) {
      const { ask, ping, pace, listen } = sources[what.kind];
      const { lookNow, stop } = watch({
        ask: () => ask(what),
        ping: () => ping(what),
        pace,
        load: listen && (() => listen(what)),
        clock,
        tell,
        heardAt,
      });
      looks.add(lookNow);
      return () => {
        looks.delete(lookNow);
        stop();
      };
    },
    lookNow: () => looks.forEach((look) => look()),
  };
}
