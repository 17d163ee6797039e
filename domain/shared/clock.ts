/** The current time, passed in so that the domain never reads a clock itself. A clock that is corrected may go back. */
export interface Clock {
  now(): Date;
}
