/**
 * The reads that Firestore bills. Those of administrators are counted separately, so that seeding does not distort a
 * measurement.
 */
export interface ReadCounts {
  readonly documents: number;
  readonly ruleLookups: number;
  readonly administratorDocuments: number;
}

const NONE: ReadCounts = { documents: 0, ruleLookups: 0, administratorDocuments: 0 };
/** An aggregation costs one read per this many index entries. A query or aggregation costs at least one. */
const ENTRIES_PER_READ = 1000;

export const queryReads = (documents: number): number => Math.max(1, documents);
export const aggregationReads = (entries: number): number =>
  Math.max(1, Math.ceil(entries / ENTRIES_PER_READ));

export class ReadCounter {
  #counts = NONE;

  get counts(): ReadCounts {
    return this.#counts;
  }

  addDocuments(count: number, isAdministrator: boolean): void {
    const member = isAdministrator ? 'administratorDocuments' : 'documents';
    this.#counts = { ...this.#counts, [member]: this.#counts[member] + count };
  }

  addRuleLookups(count: number): void {
    this.#counts = { ...this.#counts, ruleLookups: this.#counts.ruleLookups + count };
  }
}
