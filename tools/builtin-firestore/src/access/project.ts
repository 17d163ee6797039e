import { IndexCatalog } from '../query/index-catalog.ts';
import { CommitFeed } from '../listen/commit-feed.ts';
import type { Ruleset } from '../rules/access-request.ts';
import { Database } from '../store/database.ts';
import { ReadCounter } from './read-counter.ts';

export interface OpenDatabase {
  readonly documents: Database;
  readonly indexes: IndexCatalog;
  /** Sends the changes of commits to the listeners. */
  readonly feed: CommitFeed;
}

/** One project: its databases, its rules and its measurements. Projects share nothing. */
export class Project {
  readonly id: string;
  readonly reads = new ReadCounter();
  rules: Ruleset | null = null;
  readonly #databases = new Map<string, OpenDatabase>();

  constructor(id: string) {
    this.id = id;
  }

  database(name: string): OpenDatabase {
    const open = this.#databases.get(name);
    if (open) return open;
    const documents = new Database();
    const made = { documents, indexes: new IndexCatalog(documents), feed: new CommitFeed(documents) };
    this.#databases.set(name, made);
    return made;
  }
}
