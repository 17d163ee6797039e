import type { StoredTime } from '#domain/shared/decoders.ts';

/** A stored time. It is a `Date` for code that reads raw documents. The repositories read the nanoseconds, too. */
export class StoredDate extends Date implements StoredTime {
  readonly seconds: number;
  readonly nanoseconds: number;

  constructor(seconds: number, nanoseconds: number) {
    super(seconds * 1000 + Math.floor(nanoseconds / 1_000_000));
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }

  toDate(): Date {
    return new Date(this);
  }
}
