import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../values/value.ts';

/** A document before and after all commits that are published together; null if it does not exist then. */
export interface Change {
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The changes by the documents' paths below `documents/`. */
export type Changes = ReadonlyMap<string, Change>;

type Subscriber = (changes: Changes) => void;

/**
 * Publishes the changes of commits in a later turn of the event loop. So no commit waits for its listeners, and no
 * listener sees half a commit. Commits of one turn are published together.
 */
export class CommitFeed {
  readonly #subscribers = new Set<Subscriber>();
  #changes = new Map<string, Change>();

  constructor(database: Database) {
    database.onChange((before, after) => this.#note(before, after));
  }

  /** Returns the function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Publishes pending changes at once, so that the next read is newer than all published changes. */
  flush(): void {
    const changes = this.#changes;
    if (changes.size === 0) return;
    this.#changes = new Map();
    for (const subscriber of this.#subscribers) {
      try {
        subscriber(changes);
      } catch (defect) {
        // A defect in one listener affects no other one, and does not end the process.
        console.error(defect);
      }
    }
  }

  #note(before: StoredDocument | null, after: StoredDocument | null): void {
    const path = (after ?? before)?.path;
    if (path === undefined || this.#subscribers.size === 0) return;
    if (this.#changes.size === 0) setTimeout(() => this.flush(), 0);
    const earlier = this.#changes.get(path);
    this.#changes.set(path, { before: earlier ? earlier.before : before, after });
  }
}
