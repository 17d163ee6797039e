import type { StoredTime } from '#domain/shared/decoders.ts';

/**
 * A stored time. Code that reads raw documents uses it as a `Date`; the repositories use `seconds` and `nanoseconds`.
 */
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
