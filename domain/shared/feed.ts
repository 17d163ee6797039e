import type { SystemError } from './system-error.ts';

export interface FeedState<Seen> {
  /** The data of the server's last answer, never mixed from two answers, never older than before; `null` at first. */
  readonly seen: Seen | null;
  /**
   * When the server last confirmed `seen`, by an answer or a pushed change. While the watch listens, the answer to a
   * ping also counts. Before the first confirmation it is the `receivedAt` of `watch`.
   */
  readonly confirmedAt: Date | null;
  /**
   * `listening` while the server pushes changes, `polling` while requests fetch them, `silent` after a request that
   * failed or whose answer is overdue.
   */
  readonly via: 'listening' | 'polling' | 'silent';
  /** The last failure since the last answer; `null` if there was none. */
  readonly error: SystemError | null;
}

/** The kinds of things to watch: `named` identifies a thing of a kind, and `seen` is its data. */
export type Watchables = Readonly<Record<string, { readonly named: object; readonly seen: unknown }>>;

/** One thing to watch: its kind, and the fields that identify it. */
export type Watched<Set extends Watchables, Kind extends keyof Set = keyof Set> = {
  readonly [Each in Kind]: { readonly kind: Each } & Set[Each]['named'];
}[Kind];

/** Data as they change on the server, for reading only. */
export interface Feed<Set extends Watchables> {
  /**
   * Reports every answer, every failure and every silence until the returned function is called. Fetches at once if
   * `receivedAt` is `null`. Otherwise the caller already has an answer of that time. No failure ends the watch.
   */
  watch<Kind extends keyof Set>(
    what: Watched<Set, Kind>,
    report: (state: FeedState<Set[Kind]['seen']>) => void,
    receivedAt: Date | null,
  ): () => void;
  /** Fetches everything that is watched. Answers to requests that were sent before are dropped. */
  readonly lookNow: () => void;
}
