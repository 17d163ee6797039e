import type { SystemError } from './system-error.ts';

/** The state of a watch on data that others change. */
export interface FeedState<Seen> {
  /** The server's last answer, never mixed from two and never older than the one before. `null` until the first. */
  readonly seen: Seen | null;
  /**
   * When the server last confirmed `seen`, by answering a request or by pushing a change; `null` if it never has. While
   * listening it also advances whenever the server is reachable and has nothing new.
   */
  readonly confirmedAt: Date | null;
  /**
   * `listening` while the server pushes changes, `polling` while they are fetched every few seconds, `silent` while the
   * last request has failed or has waited too long for its answer.
   */
  readonly via: 'listening' | 'polling' | 'silent';
  /** Why it is silent; `null` if nothing has been answered yet. */
  readonly error: SystemError | null;
}

/** A closed set of things to watch, by kind: what identifies each (`named`), and what is shown of it (`seen`). */
export type Watchables = Readonly<Record<string, { readonly named: object; readonly seen: unknown }>>;

/** One of these things; `kind` says which. */
export type Watched<Set extends Watchables, Kind extends keyof Set = keyof Set> = {
  readonly [Each in Kind]: { readonly kind: Each } & Set[Each]['named'];
}[Kind];

/** Data as it changes on the server. Each kind has its rule, index and price. Reads only. */
export interface Feed<Set extends Watchables> {
  /**
   * Reports every answer and every failure until the returned function is called. Fetches at once, unless the caller
   * got an answer itself at `receivedAt`. Failures are those of the repository, and never end the watch.
   */
  watch<Kind extends keyof Set>(
    what: Watched<Set, Kind>,
    report: (state: FeedState<Set[Kind]['seen']>) => void,
    receivedAt: Date | null,
  ): () => void;
  /** Fetches everything that is watched; answers to earlier requests are dropped. */
  readonly lookNow: () => void;
}
