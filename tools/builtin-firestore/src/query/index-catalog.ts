import type { Database } from '../store/database.ts';
import { formatFieldPath } from '../values/field-path.ts';
import { collectionOf, lastSegment } from '../values/resource-name.ts';
import type { StoredDocument } from '../values/value.ts';
import { SortedIndex } from './sorted-index.ts';
import { scopePath, type Order, type QueryScope } from './structured-query.ts';

/** The most indexes in memory. One more drops the least recently used, so that many queries need little memory. */
const MOST_INDEXES = 32;

interface Listed {
  readonly index: SortedIndex;
  covers(collectionPath: string): boolean;
}

const describe = (scope: QueryScope, orders: readonly Order[]): string =>
  [
    scope.allDescendants ? `**/${scope.collectionId}` : scopePath(scope),
    ...orders.map(({ field, direction }) => `${formatFieldPath(field)} ${direction}`),
  ].join('\n');

/** A collection-group index covers all parents: the query itself filters by parent. */
function coverage(scope: QueryScope): (collectionPath: string) => boolean {
  const path = scopePath(scope);
  return scope.allDescendants
    ? (collectionPath) => lastSegment(collectionPath) === scope.collectionId
    : (collectionPath) => collectionPath === path;
}

/** The sorted indexes of one database. Each is made when a query needs it, then updated. */
export class IndexCatalog {
  readonly #database: Database;
  readonly #listed = new Map<string, Listed>();

  constructor(database: Database) {
    this.#database = database;
    database.onChange((before, after) => this.#note(before, after));
  }

  indexFor(scope: QueryScope, orders: readonly Order[]): SortedIndex {
    const name = describe(scope, orders);
    const known = this.#listed.get(name);
    const covers = known?.covers ?? coverage(scope);
    const index = known?.index ?? new SortedIndex(orders, () => this.#documents(covers));
    this.#listed.delete(name);
    this.#listed.set(name, { index, covers });
    const [oldest] = this.#listed.keys();
    if (this.#listed.size > MOST_INDEXES && oldest !== undefined) this.#listed.delete(oldest);
    return index;
  }

  #note(before: StoredDocument | null, after: StoredDocument | null): void {
    const path = (after ?? before)?.path;
    if (path === undefined) return;
    const collectionPath = collectionOf(path);
    for (const { index, covers } of this.#listed.values()) {
      if (covers(collectionPath)) index.note(before, after);
    }
  }

  *#documents(covers: (collectionPath: string) => boolean): Generator<StoredDocument> {
    for (const collectionPath of this.#database.collectionPaths()) {
      if (covers(collectionPath)) yield* this.#database.documentsOf(collectionPath);
    }
  }
}
