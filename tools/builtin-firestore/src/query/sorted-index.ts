import { compareValues } from '../values/compare-values.ts';
import type { FirestoreValue, StoredDocument } from '../values/value.ts';
import { fieldOf } from './match-comparison.ts';
import type { Order } from './structured-query.ts';

interface Entry {
  readonly key: readonly FirestoreValue[];
  readonly document: StoredDocument;
}

type Change = readonly [before: StoredDocument | null, after: StoredDocument | null];

/** How many changes may wait for the next use, and how many more for each entry. If more wait, a rebuild is cheaper. */
const PENDING_CHANGES = 100;
const PENDING_SHARE = 0.02;

/**
 * Documents in the order of some fields, of which the last is `__name__`, so that every place is unique. A document
 * without one of the fields is not in the index. The first use builds the index. Each later use applies the changes
 * since the last one. If there were too many, it builds the index anew.
 */
export class SortedIndex {
  readonly #orders: readonly Order[];
  readonly #documents: () => Iterable<StoredDocument>;
  #entries: Entry[] | undefined;
  #changes: Change[] = [];

  constructor(orders: readonly Order[], documents: () => Iterable<StoredDocument>) {
    this.#orders = orders;
    this.#documents = documents;
  }

  note(before: StoredDocument | null, after: StoredDocument | null): void {
    if (!this.#entries) return;
    this.#changes.push([before, after]);
    if (this.#changes.length <= PENDING_CHANGES + this.#entries.length * PENDING_SHARE) return;
    this.#entries = undefined;
    this.#changes = [];
  }

  /** The position of the first entry at or behind the prefix; with `after`, of the first entry behind the prefix. */
  position(prefix: readonly FirestoreValue[], after: boolean): number {
    const entries = this.#current();
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#compare(entries[middle]?.key ?? [], prefix);
      if (order < 0 || (after && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The documents from position `from` to the one before `to`. */
  *slice(from: number, to: number): Generator<StoredDocument> {
    const entries = this.#current();
    for (let position = from; position < to; position += 1) {
      const entry = entries[position];
      if (entry) yield entry.document;
    }
  }

  #current(): Entry[] {
    const entries = this.#entries ?? this.#build();
    this.#entries = entries;
    for (const [before, after] of this.#changes.splice(0)) {
      const removed = before && this.#entry(before);
      if (removed) entries.splice(this.position(removed.key, false), 1);
      const added = after && this.#entry(after);
      if (added) entries.splice(this.position(added.key, false), 0, added);
    }
    return entries;
  }

  #build(): Entry[] {
    const entries: Entry[] = [];
    for (const document of this.#documents()) {
      const entry = this.#entry(document);
      if (entry) entries.push(entry);
    }
    return entries.sort((left, right) => this.#compare(left.key, right.key));
  }

  #entry(document: StoredDocument): Entry | undefined {
    const key: FirestoreValue[] = [];
    for (const { field } of this.#orders) {
      const value = fieldOf(document, field);
      if (value === undefined) return undefined;
      key.push(value);
    }
    return { key, document };
  }

  /** Compares only as many values as the shorter one has. */
  #compare(left: readonly FirestoreValue[], right: readonly FirestoreValue[]): number {
    for (const [index, { direction }] of this.#orders.entries()) {
      const a = left[index];
      const b = right[index];
      if (a === undefined || b === undefined) return 0;
      const order = compareValues(a, b);
      if (order !== 0) return direction === 'ASCENDING' ? order : -order;
    }
    return 0;
  }
}
