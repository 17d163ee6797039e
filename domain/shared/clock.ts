/**
 * The current time. It is passed in, so that the domain never reads a clock itself. Where a clock is put right, an answer
 * may be earlier than the one before.
 */
export interface Clock {
  now(): Date;
}
