/**
 * The current time. It is passed in, so that the domain never reads a clock itself. A clock that gets corrected may go
 * back.
 */
export interface Clock {
  now(): Date;
}
