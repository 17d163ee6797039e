import type { StoredTime } from '#adapters/records/document-store.ts';

const MICROS_PER_SECOND = 1_000_000n;

/** A time as the store keeps it, to the microsecond: a `Date` for whoever reads raw documents, and exact. */
export class StoredDate extends Date implements StoredTime {
  readonly micros: bigint;

  constructor(micros: bigint) {
    super(Number(micros / 1000n));
    this.micros = micros;
  }

  get seconds(): number {
    return Number((this.micros - BigInt(this.nanoseconds / 1000)) / MICROS_PER_SECOND);
  }

  get nanoseconds(): number {
    const rest = this.micros % MICROS_PER_SECOND;
    return Number(rest < 0n ? rest + MICROS_PER_SECOND : rest) * 1000;
  }

  toDate(): Date {
    return new Date(this);
  }
}

/** The inverse of `seconds` and `nanoseconds`. */
export function storedDateAt(seconds: number, nanoseconds: number): StoredDate {
  return new StoredDate(BigInt(seconds) * MICROS_PER_SECOND + BigInt(nanoseconds) / 1000n);
}
