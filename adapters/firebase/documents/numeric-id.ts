/**
 * The part of `@firebase/webchannel-wrapper/bloom-blob` that both Firestore SDKs need: it compares document ids of the form
 * `__id7__` by their 64-bit number. The build substitutes this for the whole module, a compiled library whose rest reads
 * Bloom filters.
 */
export class Integer {
  readonly #value: bigint;

  private constructor(value: bigint) {
    this.#value = value;
  }

  static fromString(digits: string): Integer {
    return new Integer(BigInt.asIntN(64, BigInt(digits)));
  }

  /** Negative, zero or positive, as a comparator for sorting. */
  compare(other: Integer): number {
    if (this.#value === other.#value) return 0;
    return this.#value < other.#value ? -1 : 1;
  }
}
