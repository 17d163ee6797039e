import type { ProductError } from './product-error.ts';

/** What a watch knows of something that others change. */
export interface FeedState<Seen> {
  /** What the server said last, whole: never a mixture of two answers, never an older one again. `null` until the first. */
  readonly seen: Seen | null;
  /**
   * When the server last said so: when it was asked, or when it told by itself; `null` if it never has. Once it has
   * listened, also when the server was last there and told nothing new.
   */
  readonly confirmedAt: Date | null;
  /**
   * `listening` while the server tells by itself, `polling` while it is asked every few seconds, `silent` while the last
   * question has failed, or has waited too long for its answer.
   */
  readonly via: 'listening' | 'polling' | 'silent';
  /** Why it is silent; `null` if nothing has been answered yet. */
  readonly error: ProductError | null;
}

/** A closed set of things to watch, by kind: what names one of them, and what is seen of it. */
export type Watchables = Readonly<Record<string, { readonly named: object; readonly seen: unknown }>>;

/** One of these things; `kind` tells which. */
export type Watched<Set extends Watchables, Kind extends keyof Set = keyof Set> = {
  readonly [Each in Kind]: { readonly kind: Each } & Set[Each]['named'];
}[Kind];

/** Things as they change on the server, each with its rule, index and price. Reads only. */
export interface Feed<Set extends Watchables> {
  /**
   * Tells after every answer and every failure until the returned function is called. It asks at once, unless `heardAt`
   * says when the caller was answered itself. Failures are those of the repository, and never end the watch.
   */
  watch<Kind extends keyof Set>(
    what: Watched<Set, Kind>,
    tell: (state: FeedState<Set[Kind]['seen']>) => void,
    heardAt: Date | null,
  ): () => void;
  /** Asks for everything that is watched again, now; answers to earlier questions are dropped. */
  readonly lookNow: () => void;
}
