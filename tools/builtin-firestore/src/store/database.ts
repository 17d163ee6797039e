import { collectionOf } from '../values/resource-name.ts';
import type { StoredDocument } from '../values/value.ts';

/** Called for every stored change; `null` means no document. */
export type ChangeListener = (before: StoredDocument | null, after: StoredDocument | null) => void;

type Collection = Map<string, StoredDocument>;

/** The documents of one database, by collection. Single-threaded: a request sees one state from start to end. */
export class Database {
  readonly #collections = new Map<string, Collection>();
  readonly #listeners: ChangeListener[] = [];

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  get(path: string): StoredDocument | null {
    return this.#collections.get(collectionOf(path))?.get(path) ?? null;
  }

  /** Stores `after`, or removes the document where it is null. */
  put(path: string, after: StoredDocument | null): void {
    const before = this.get(path);
    if (before === after) return;
    const collectionPath = collectionOf(path);
    const collection = this.#collections.get(collectionPath) ?? new Map<string, StoredDocument>();
    if (after) collection.set(path, after);
    else collection.delete(path);
    if (collection.size > 0) this.#collections.set(collectionPath, collection);
    else this.#collections.delete(collectionPath);
    for (const listener of this.#listeners) listener(before, after);
  }

  /** Paths of the collections that hold documents, in no order. */
  collectionPaths(): Iterable<string> {
    return this.#collections.keys();
  }

  documentsOf(collectionPath: string): Iterable<StoredDocument> {
    return this.#collections.get(collectionPath)?.values() ?? [];
  }

  /** Drops everything at and below a path; an empty path means all. */
  clear(below = ''): void {
    const inside = (path: string): boolean => below === '' || `${path}/`.startsWith(`${below}/`);
    // Entries of a Map may be deleted during iteration.
    for (const collection of this.#collections.values()) {
      for (const path of collection.keys()) if (inside(path)) this.put(path, null);
    }
  }
}
