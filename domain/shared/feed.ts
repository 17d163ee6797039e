import type { SystemError } from './system-error.ts';

/** The state of a watch on data that others change. */
export interface FeedState<Seen> {
  /** The server's last answer: never a mixture of two, never older than the one before. `null` until the first. */
  readonly seen: Seen | null;
  /**
   * When the server last confirmed `seen`, by an answer or a pushed change. While listening, any answer that shows that
   * the server is reachable counts. Before the first, `receivedAt` of the watch.
   */
  readonly confirmedAt: Date | null;
  /**
   * `listening` while the server pushes changes, `polling` while requests fetch them, `silent` while the last request
   * has failed or has waited too long for its answer.
   */
  readonly via: 'listening' | 'polling' | 'silent';
  /** The last failure since the last answer; `null` if there was none. */
  readonly error: SystemError | null;
}

/** The kinds of things to watch: `named` identifies a thing of a kind, and `seen` is its data. */
export type Watchables = Readonly<Record<string, { readonly named: object; readonly seen: unknown }>>;

/** One thing to watch; `kind` is its kind. */
export type Watched<Set extends Watchables, Kind extends keyof Set = keyof Set> = {
  readonly [Each in Kind]: { readonly kind: Each } & Set[Each]['named'];
}[Kind];

/** Data as they change on the server, for reading only. */
export interface Feed<Set extends Watchables> {
  /**
   * Reports every answer and every failure until the returned function is called. Fetches at once, unless the caller
   * has an answer from `receivedAt`. Failures are those of the repository, and never end the watch.
   */
  watch<Kind extends keyof Set>(
    what: Watched<Set, Kind>,
    report: (state: FeedState<Set[Kind]['seen']>) => void,
    receivedAt: Date | null,
  ): () => void;
  /** Fetches everything that is watched. Answers to earlier requests are dropped. */
  readonly lookNow: () => void;
}
