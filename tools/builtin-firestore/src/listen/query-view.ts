import type { IndexCatalog } from '../query/index-catalog.ts';
import { runQuery } from '../query/run-query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import type { StoredDocument } from '../values/value.ts';
import type { Changes } from './commit-feed.ts';
import { queryMatcher } from './matches-query.ts';

/** What a listener must change to have the state after some commits. */
export interface Difference {
  readonly changed: readonly StoredDocument[];
  /** Paths of documents that were in the view. */
  readonly removed: readonly string[];
}

/** The documents of limited queries after some commits, by the query's text. Most listeners share a query. */
const PAGES = new WeakMap<Changes, Map<string, readonly StoredDocument[]>>();

/**
 * The documents of a query as last sent to one listener. Without a limit, a change alone shows whether its document
 * enters, stays or leaves. So a commit costs the same for a view of any size, and no documents are stored.
 */
export class QueryView {
  readonly #query: StructuredQuery;
  readonly #text: string;
  readonly #indexes: IndexCatalog;
  readonly #matches: (document: StoredDocument | null) => boolean;
  #page: ReadonlyMap<string, StoredDocument> | null = null;

  /** `text` is the query as it was sent: queries with the same text have the same documents. */
  constructor(query: StructuredQuery, text: string, indexes: IndexCatalog) {
    this.#query = query;
    this.#text = text;
    this.#indexes = indexes;
    this.#matches = queryMatcher(query);
  }

  read(documents = runQuery(this.#indexes, this.#query)): readonly StoredDocument[] {
    if (this.#query.limit !== undefined)
      this.#page = new Map(documents.map((document) => [document.path, document]));
    return documents;
  }

  update(changes: Changes): Difference {
    const affected = [...changes].filter(
      ([, { before, after }]) => this.#matches(before) || this.#matches(after),
    );
    if (affected.length === 0) return { changed: [], removed: [] };
    const page = this.#page;
    if (page) return this.#refill(page, changes);
    return {
      changed: affected.flatMap(([, { after }]) => (after && this.#matches(after) ? [after] : [])),
      removed: affected.flatMap(([path, { after }]) => (this.#matches(after) ? [] : [path])),
    };
  }

  #refill(page: ReadonlyMap<string, StoredDocument>, changes: Changes): Difference {
    const pages = PAGES.get(changes) ?? new Map<string, readonly StoredDocument[]>();
    PAGES.set(changes, pages);
    const documents = this.read(pages.get(this.#text));
    pages.set(this.#text, documents);
    const paths = new Set(documents.map(({ path }) => path));
    return {
      changed: documents.filter((document) => page.get(document.path) !== document),
      removed: [...page.keys()].filter((path) => !paths.has(path)),
    };
  }
}
