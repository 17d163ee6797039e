/** One denied request, for the person who wonders why. */
export interface Denial {
  /** RFC 3339. */
  readonly time: string;
  readonly method: string;
  /** Below `documents/`; for a list the collection's path. */
  readonly path: string;
  /** Null for a request without a token. */
  readonly uid: string | null;
  readonly reasons: readonly string[];
}

const REMEMBERED_DENIALS = 50;

/** The latest denials of one project. */
export class DenialLog {
  #denials: readonly Denial[] = [];

  /** Latest first. */
  get latest(): readonly Denial[] {
    return this.#denials;
  }

  add(denial: Denial): void {
    this.#denials = [denial, ...this.#denials].slice(0, REMEMBERED_DENIALS);
  }
}
