/**
 * Replaces the compiled library `@firebase/webchannel-wrapper/bloom-blob` by the part that both Firestore SDKs need. It
 * compares document ids of the form `__id7__` by their 64-bit number.
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

/**
 * A server sends a Bloom filter if a listener's cached documents differ from the result. Without `Integer.fromNumber`
 * the listener cannot use the filter, and requests all documents again. For one page of documents that costs no more.
 */
export const Md5 = null;
